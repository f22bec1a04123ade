// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/bridge_runtime.dart';
import '../../native/dart/shape.dart';
import 'companion_events.dart';
import 'companion_host.dart';
import 'shapes.dart';
import 'page_params.dart';
import 'outside_params.dart';
import 'device_params.dart';
import 'session_params.dart';
import 'pay_params.dart';
import 'telemetry_params.dart';

/// The bridge of one web view; the nonce is a text nobody can guess, new for each.
class CompanionBridge extends CompanionEvents {
  CompanionBridge(super.host, super.page, super.nonce);

  @override
  Set<String> get hosts => host.allowedHosts;

  @override
  String? get address => host.address;

  @override
  Fields facts() => Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap())! as Fields;

  @override
  void eventDropped(String event, String path) => host.eventDropped(event, path);

  @override
  Map<String, Call<CompanionHost>> get calls => _calls;
}

/// How the page calls.
final _calls = <String, Call<CompanionHost>>{
  'bridgeInfo': Call(const NothingShape(), Shapes.bridgeInfoResult, (host, params) async => host.bridgeInfo().toMap()),
  'closePage': Call(Shapes.closePageParams, const NothingShape(), (host, params) async {
    await host.closePage(ClosePageParams.fromMap(params));
    return null;
  }),
  'copyText': Call(Shapes.copyTextParams, const NothingShape(), (host, params) async {
    await host.copyText(CopyTextParams.fromMap(params));
    return null;
  }),
  'goBack': Call(const NothingShape(), const NothingShape(), (host, params) async {
    await host.goBack();
    return null;
  }),
  'haptic': Call(Shapes.hapticParams, const NothingShape(), (host, params) async {
    await host.haptic(HapticParams.fromMap(params));
    return null;
  }),
  'pageFailed': Call(Shapes.pageFailedParams, const NothingShape(), (host, params) async {
    await host.pageFailed(PageFailedParams.fromMap(params));
    return null;
  }),
  'pageReady': Call(Shapes.pageReadyParams, const NothingShape(), (host, params) async {
    await host.pageReady(PageReadyParams.fromMap(params));
    return null;
  }),
  'setBackIntercept': Call(Shapes.setBackInterceptParams, const NothingShape(), (host, params) async {
    await host.setBackIntercept(SetBackInterceptParams.fromMap(params));
    return null;
  }),
  'setNavBar': Call(Shapes.setNavBarParams, const NothingShape(), (host, params) async {
    await host.setNavBar(SetNavBarParams.fromMap(params));
    return null;
  }),
  'setStatusBar': Call(Shapes.setStatusBarParams, const NothingShape(), (host, params) async {
    await host.setStatusBar(SetStatusBarParams.fromMap(params));
    return null;
  }),
  'setTitle': Call(Shapes.setTitleParams, const NothingShape(), (host, params) async {
    await host.setTitle(SetTitleParams.fromMap(params));
    return null;
  }),
  'checkAppUpdate': Call(const NothingShape(), Shapes.checkAppUpdateResult, (host, params) async => (await host.checkAppUpdate()).toMap()),
  'getBackgroundStatus': Call(const NothingShape(), Shapes.getBackgroundStatusResult, (host, params) async => (await host.getBackgroundStatus()).toMap()),
  'openAppRoute': Call(Shapes.openAppRouteParams, const NothingShape(), (host, params) async {
    await host.openAppRoute(OpenAppRouteParams.fromMap(params));
    return null;
  }),
  'openExternal': Call(Shapes.openExternalParams, const NothingShape(), (host, params) async {
    await host.openExternal(OpenExternalParams.fromMap(params));
    return null;
  }),
  'openSettings': Call(Shapes.openSettingsParams, Shapes.openSettingsResult, (host, params) async => (await host.openSettings(OpenSettingsParams.fromMap(params))).toMap()),
  'openStore': Call(Shapes.openStoreParams, const NothingShape(), (host, params) async {
    await host.openStore(OpenStoreParams.fromMap(params));
    return null;
  }),
  'getDeviceInfo': Call(const NothingShape(), Shapes.getDeviceInfoResult, (host, params) async => (await host.getDeviceInfo()).toMap()),
  'getLocation': Call(Shapes.getLocationParams, Shapes.getLocationResult, (host, params) async => (await host.getLocation(GetLocationParams.fromMap(params))).toMap()),
  'pickImage': Call(Shapes.pickImageParams, Shapes.pickImageResult, (host, params) async => (await host.pickImage(PickImageParams.fromMap(params))).toMap(), isInteractive: true),
  'saveImage': Call(Shapes.saveImageParams, const NothingShape(), (host, params) async {
    await host.saveImage(SaveImageParams.fromMap(params));
    return null;
  }, isInteractive: true),
  'share': Call(Shapes.shareParams, Shapes.shareResult, (host, params) async => (await host.share(ShareParams.fromMap(params))).toMap(), isInteractive: true),
  'listenForCode': Call(Shapes.listenForCodeParams, const NothingShape(), (host, params) async {
    await host.listenForCode(ListenForCodeParams.fromMap(params));
    return null;
  }),
  'notifyProfileChanged': Call(Shapes.notifyProfileChangedParams, const NothingShape(), (host, params) async {
    await host.notifyProfileChanged(NotifyProfileChangedParams.fromMap(params));
    return null;
  }),
  'notifySignedOut': Call(Shapes.notifySignedOutParams, const NothingShape(), (host, params) async {
    await host.notifySignedOut(NotifySignedOutParams.fromMap(params));
    return null;
  }),
  'refreshSession': Call(Shapes.refreshSessionParams, Shapes.refreshSessionResult, (host, params) async => (await host.refreshSession(RefreshSessionParams.fromMap(params))).toMap()),
  'sessionRotated': Call(Shapes.sessionRotatedParams, const NothingShape(), (host, params) async {
    await host.sessionRotated(SessionRotatedParams.fromMap(params));
    return null;
  }),
  'getStorefront': Call(const NothingShape(), Shapes.getStorefrontResult, (host, params) async => (await host.getStorefront()).toMap()),
  'manageSubscription': Call(Shapes.manageSubscriptionParams, const NothingShape(), (host, params) async {
    await host.manageSubscription(ManageSubscriptionParams.fromMap(params));
    return null;
  }),
  'pay': Call(Shapes.payParams, Shapes.payResult, (host, params) async => (await host.pay(PayParams.fromMap(params))).toMap(), isInteractive: true),
  'log': Call(Shapes.logParams, const NothingShape(), (host, params) async {
    await host.log(LogParams.fromMap(params));
    return null;
  }),
  'reportRemoteFailure': Call(Shapes.reportRemoteFailureParams, const NothingShape(), (host, params) async {
    await host.reportRemoteFailure(ReportRemoteFailureParams.fromMap(params));
    return null;
  }),
  'trackEvent': Call(Shapes.trackEventParams, const NothingShape(), (host, params) async {
    await host.trackEvent(TrackEventParams.fromMap(params));
    return null;
  }),
};
