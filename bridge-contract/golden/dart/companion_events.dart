// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/bridge_runtime.dart';
import '../../native/dart/shape.dart';
import 'companion_host.dart';
import 'shapes.dart';
import 'surroundings_events.dart';
import 'session_events.dart';

/// What the app tells the page. Each returns whether it was sent: what does not fit the contract is not.
abstract class CompanionEvents extends BridgeRuntime<CompanionHost> {
  CompanionEvents(super.host, super.page, super.nonce);

  /// The app went to the background or came back.
  bool appVisibility(AppVisibilityData data) => send('appVisibility', Shapes.appVisibilityData, data.toMap());

  /// The user pressed Back while `setBackIntercept` was on.
  bool backPressed() => send('backPressed', const NothingShape());

  /// The height of the on-screen keyboard in CSS pixels, 0 when it is gone.
  bool keyboardChanged(KeyboardChangedData data) => send('keyboardChanged', Shapes.keyboardChangedData, data.toMap());

  /// The language of the app.
  bool languageChanged(LanguageChangedData data) => send('languageChanged', Shapes.languageChangedData, data.toMap());

  /// The network came or went.
  bool networkChanged(NetworkChangedData data) => send('networkChanged', Shapes.networkChangedData, data.toMap());

  /// CSS pixels at each side that the system or the app's bars cover.
  bool safeAreaChanged(SafeAreaChangedData data) => send('safeAreaChanged', Shapes.safeAreaChangedData, data.toMap());

  /// The app is light or dark, and its accent colour.
  bool themeChanged(ThemeChangedData data) => send('themeChanged', Shapes.themeChangedData, data.toMap());

  /// The code of a text message, digits only.
  bool codeReceived(CodeReceivedData data) => send('codeReceived', Shapes.codeReceivedData, data.toMap());

  /// How a payment ended whose call has no page any more: the app was killed, or the page reloaded.
  bool paymentResult(PaymentResultData data) => send('paymentResult', Shapes.paymentResultData, data.toMap());

  /// A new release may be there: ask before the next usual time.
  bool releaseHint(ReleaseHintData data) => send('releaseHint', Shapes.releaseHintData, data.toMap());

  /// Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page.
  bool reloadRequested(ReloadRequestedData data) => send('reloadRequested', Shapes.reloadRequestedData, data.toMap());

  /// The app has a new pair of tokens, or another user. Sent after every renewal of the app's own, in the foreground or not: the page's pair is spent by it.
  bool sessionChanged(SessionChangedData data) => send('sessionChanged', Shapes.sessionChangedData, data.toMap());

  /// The user has signed out in the app.
  bool signedOut(SignedOutData data) => send('signedOut', Shapes.signedOutData, data.toMap());
}
