// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import 'dart:async';

import '../../native/dart/bridge_runtime.dart';
import 'page_params.dart';
import 'page_results.dart';
import 'outside_params.dart';
import 'outside_results.dart';
import 'device_params.dart';
import 'device_results.dart';
import 'session_params.dart';
import 'session_results.dart';
import 'pay_params.dart';
import 'pay_results.dart';
import 'telemetry_params.dart';

/// What the app does for the page. A refusal is thrown as [CompanionRefusal]. What an app does not write is refused as
/// UNSUPPORTED, and stays out of the methods of its `bridgeInfo`.
abstract class CompanionHost {
  /// The brand's hosts, exactly as in the address.
  Set<String> get allowedHosts;

  /// The page in front, noted where the web view tells of a navigation (`onPageStarted`, `onUrlChange`).
  String? get address;

  /// What this app is and can do; its methods and events are those of this contract.
  BridgeInfoResult bridgeInfo();

  /// An event that does not fit the contract was not sent. Told once for each event and field; logged by itself.
  void eventDropped(String event, String path) {
    // ignore: avoid_print
    print('Companion: the event $event does not fit the contract at $path and was not sent');
  }

  /// Closes the page. The app may use `result` where it opened the page to get something back.
  FutureOr<void> closePage(ClosePageParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Puts text on the clipboard, for web views that do not let the page do it.
  FutureOr<void> copyText(CopyTextParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Leaves the page by the app's own Back. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
  FutureOr<void> goBack() =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// A short touch feedback.
  FutureOr<void> haptic(HapticParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// The page cannot go on and says so to the user: the app may take its spinner away. For its log.
  FutureOr<void> pageFailed(PageFailedParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// The page shows its own words now: the app may take its spinner away.
  FutureOr<void> pageReady(PageReadyParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// While enabled, the Back button sends `backPressed` instead of leaving: a dialog is open, or typed text would be lost.
  FutureOr<void> setBackIntercept(SetBackInterceptParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Shows or hides the app's own navigation bar and colours it. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
  FutureOr<void> setNavBar(SetNavBarParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Chooses the icons of the status bar: light ones for a dark page, dark ones for a light page.
  FutureOr<void> setStatusBar(SetStatusBarParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Sets the title of the app's bar.
  FutureOr<void> setTitle(SetTitleParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Whether a newer version of the app can be installed.
  FutureOr<CheckAppUpdateResult> checkAppUpdate() =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// What can be read of the settings that keep the app running. What cannot be read is `unknown`, never guessed.
  FutureOr<GetBackgroundStatusResult> getBackgroundStatus() =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens one of the app's own screens. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
  FutureOr<void> openAppRoute(OpenAppRouteParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens an address in the browser, the mail app or the telephone, never inside this web view.
  FutureOr<void> openExternal(OpenExternalParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens a settings screen of the phone. Makers' screens have no fixed address: try them in turn, fall back to the app's details, and say which it was. The written steps stay on the page either way.
  FutureOr<OpenSettingsResult> openSettings(OpenSettingsParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens the app's page in a store; `auto` is the store this app came from.
  FutureOr<void> openStore(OpenStoreParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// What phone this is, to choose the right guide. The ROM counts more than the maker: systems are ported.
  FutureOr<GetDeviceInfoResult> getDeviceInfo() =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Where the phone is. Coarse is enough for the weather; answer with a last known position rather than not at all. Codes: PERMISSION_DENIED, POSITION_UNAVAILABLE, LOCATION_OFF.
  FutureOr<GetLocationResult> getLocation(GetLocationParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Lets the user take or choose a picture. A user who changes their mind is CANCELLED. Codes: PERMISSION_DENIED, TOO_LARGE.
  FutureOr<PickImageResult> pickImage(PickImageParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Saves a picture to the phone's gallery. Codes: PERMISSION_DENIED.
  FutureOr<void> saveImage(SaveImageParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens the phone's share sheet.
  FutureOr<ShareResult> share(ShareParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Reads the next text message with a code (SMS Retriever; Android web views have no WebOTP) and sends it as `codeReceived`.
  FutureOr<void> listenForCode(ListenForCodeParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// The user has changed these parts of the profile. An empty avatar has been removed.
  FutureOr<void> notifyProfileChanged(NotifyProfileChangedParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// The session has ended in the page: show the sign-in, filled with `identifier`, the new e-mail or phone.
  FutureOr<void> notifySignedOut(NotifySignedOutParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Asks the app for a valid pair of tokens, renewed by the app if need be. Called when the page has none or its access token no longer counts. An app that has this method owns the refresh token: the page never spends it, and whatever else makes the app renew, it sends `sessionChanged` afterwards. Codes: SIGNED_OUT.
  FutureOr<RefreshSessionResult> refreshSession(RefreshSessionParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// The page has renewed the pair itself, as it does where the app has no `refreshSession`, and as older releases of the page do in any app. The app must replace its own at once: the server revokes a session whose spent refresh token comes again.
  FutureOr<void> sessionRotated(SessionRotatedParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Where this app was installed from, which decides how may be paid.
  FutureOr<GetStorefrontResult> getStorefront() =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Opens the store's page on which a subscription is changed or cancelled. Codes: PROVIDER_UNAVAILABLE.
  FutureOr<void> manageSubscription(ManageSubscriptionParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// Pays an order with a provider's own screen. The outcome is a hint: the server alone says whether money arrived. An app that is killed meanwhile sends `paymentResult` later. Codes: PROVIDER_UNAVAILABLE.
  FutureOr<PayResult> pay(PayParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// A line for the app's log. Never holds tokens or personal data.
  FutureOr<void> log(LogParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// A part of the site could not be loaded or broke; says which version, and what is shown instead.
  FutureOr<void> reportRemoteFailure(ReportRemoteFailureParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');

  /// An event for the app's statistics, if the user allows any.
  FutureOr<void> trackEvent(TrackEventParams params) =>
      throw const CompanionRefusal('UNSUPPORTED');
}
