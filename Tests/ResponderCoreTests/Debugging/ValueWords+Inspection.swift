import Foundation
import ResponderCore

extension ValueWords {
  static var inspection: [ValueWords] {
    let coasting = SampleSnapshot.coasting
    let visibility = SampleJournal.dismissal.visibilityNow
    return [
      ValueWords(SampleSnapshot.notAView, SampleSnapshot.notAView.report),
      ValueWords(ResponderIdentity(className: "UIView"), "UIView"),
      ValueWords(SampleJournal.field, "UITextField \"row-10\""),
      ValueWords(SampleSnapshot.placement, "visible, 100 % on screen (20, 400) 350 × 44"),
      ValueWords(
        SampleSnapshot.scroll, "(20, 440) 350 × 44 of UITableView, visible (0, 90) 390 × 461"),
      ValueWords(
        SampleSnapshot.prediction, "decelerating, at rest at (0, 437): hidden, 0 %, hidden above"),
      ValueWords(ScrollPrediction.Phase.dragging, "dragging"),
      ValueWords(ResponderSnapshot.Question.predict, "predict"),
      ValueWords(FieldOmission.outOfReach, "outOfReach"),
      ValueWords(
        VisibilityVerdict(coasting.prediction?.visibility ?? visibility, size: .zero),
        "Hidden above"),
      ValueWords(ChainReason.applicationDelegate, "applicationDelegate"),
      ValueWords(
        PredictionOutcome(
          predictedOffset: point(0, 437), predicted: SampleSnapshot.prediction.visibility,
          actualOffset: point(0, 44), actual: visibility),
        "predicted hidden, 0 %, hidden above at (0, 437), came to visible, 100 % at (0, 44)"),
      ValueWords(ResponderDetails(address: "0x1234"), "no module 0x1234"),
      ValueWords(
        ResponderDetails(
          module: "UIKit", address: "0x1234", keyboardType: "emailAddress",
          contentType: "username", isSecure: true, inputView: "Picker", inputAccessoryView: "Bar"),
        "UIKit 0x1234, emailAddress, username, secure, Picker, Bar"),
      ValueWords(
        ScrollFrame(scrollView: SampleJournal.list, screenRect: rect(0, 0, 390, 844)),
        "UITableView on screen (0, 0) 390 × 844"),
    ]
  }
}
