// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import type { Call, Page } from '../../native/react-native/runtime'
import { check } from '../../native/react-native/shape'
import { CompanionEvents } from './CompanionEvents'
import type { CompanionHost } from './CompanionHost'
import * as shapes from './shapes'
import type { ClosePageParams, CopyTextParams, HapticParams, PageFailedParams, PageReadyParams, SetBackInterceptParams, SetNavBarParams, SetStatusBarParams, SetTitleParams } from './PageParams'
import type { OpenAppRouteParams, OpenExternalParams, OpenSettingsParams, OpenStoreParams } from './OutsideParams'
import type { GetLocationParams, PickImageParams, SaveImageParams, ShareParams } from './DeviceParams'
import type { ListenForCodeParams, NotifyProfileChangedParams, NotifySignedOutParams, RefreshSessionParams, SessionRotatedParams } from './SessionParams'
import type { ManageSubscriptionParams, PayParams } from './PayParams'
import type { LogParams, ReportRemoteFailureParams, TrackEventParams } from './TelemetryParams'

/** How the page calls. */
const calls: { readonly [name: string]: Call<CompanionHost> } = {
  bridgeInfo: { params: shapes.nothing, result: shapes.bridgeInfoResult, run: (host) => host.bridgeInfo() },
  closePage: { params: shapes.closePageParams, result: shapes.nothing, run: (host, params: ClosePageParams) => host.closePage(params) },
  copyText: { params: shapes.copyTextParams, result: shapes.nothing, run: (host, params: CopyTextParams) => host.copyText(params) },
  goBack: { params: shapes.nothing, result: shapes.nothing, run: (host) => host.goBack() },
  haptic: { params: shapes.hapticParams, result: shapes.nothing, run: (host, params: HapticParams) => host.haptic(params) },
  pageFailed: { params: shapes.pageFailedParams, result: shapes.nothing, run: (host, params: PageFailedParams) => host.pageFailed(params) },
  pageReady: { params: shapes.pageReadyParams, result: shapes.nothing, run: (host, params: PageReadyParams) => host.pageReady(params) },
  setBackIntercept: { params: shapes.setBackInterceptParams, result: shapes.nothing, run: (host, params: SetBackInterceptParams) => host.setBackIntercept(params) },
  setNavBar: { params: shapes.setNavBarParams, result: shapes.nothing, run: (host, params: SetNavBarParams) => host.setNavBar(params) },
  setStatusBar: { params: shapes.setStatusBarParams, result: shapes.nothing, run: (host, params: SetStatusBarParams) => host.setStatusBar(params) },
  setTitle: { params: shapes.setTitleParams, result: shapes.nothing, run: (host, params: SetTitleParams) => host.setTitle(params) },
  checkAppUpdate: { params: shapes.nothing, result: shapes.checkAppUpdateResult, run: (host) => host.checkAppUpdate() },
  getBackgroundStatus: { params: shapes.nothing, result: shapes.getBackgroundStatusResult, run: (host) => host.getBackgroundStatus() },
  openAppRoute: { params: shapes.openAppRouteParams, result: shapes.nothing, run: (host, params: OpenAppRouteParams) => host.openAppRoute(params) },
  openExternal: { params: shapes.openExternalParams, result: shapes.nothing, run: (host, params: OpenExternalParams) => host.openExternal(params) },
  openSettings: { params: shapes.openSettingsParams, result: shapes.openSettingsResult, run: (host, params: OpenSettingsParams) => host.openSettings(params) },
  openStore: { params: shapes.openStoreParams, result: shapes.nothing, run: (host, params: OpenStoreParams) => host.openStore(params) },
  getDeviceInfo: { params: shapes.nothing, result: shapes.getDeviceInfoResult, run: (host) => host.getDeviceInfo() },
  getLocation: { params: shapes.getLocationParams, result: shapes.getLocationResult, run: (host, params: GetLocationParams) => host.getLocation(params) },
  pickImage: { params: shapes.pickImageParams, result: shapes.pickImageResult, isInteractive: true, run: (host, params: PickImageParams) => host.pickImage(params) },
  saveImage: { params: shapes.saveImageParams, result: shapes.nothing, isInteractive: true, run: (host, params: SaveImageParams) => host.saveImage(params) },
  share: { params: shapes.shareParams, result: shapes.shareResult, isInteractive: true, run: (host, params: ShareParams) => host.share(params) },
  listenForCode: { params: shapes.listenForCodeParams, result: shapes.nothing, run: (host, params: ListenForCodeParams) => host.listenForCode(params) },
  notifyProfileChanged: { params: shapes.notifyProfileChangedParams, result: shapes.nothing, run: (host, params: NotifyProfileChangedParams) => host.notifyProfileChanged(params) },
  notifySignedOut: { params: shapes.notifySignedOutParams, result: shapes.nothing, run: (host, params: NotifySignedOutParams) => host.notifySignedOut(params) },
  refreshSession: { params: shapes.refreshSessionParams, result: shapes.refreshSessionResult, run: (host, params: RefreshSessionParams) => host.refreshSession(params) },
  sessionRotated: { params: shapes.sessionRotatedParams, result: shapes.nothing, run: (host, params: SessionRotatedParams) => host.sessionRotated(params) },
  getStorefront: { params: shapes.nothing, result: shapes.getStorefrontResult, run: (host) => host.getStorefront() },
  manageSubscription: { params: shapes.manageSubscriptionParams, result: shapes.nothing, run: (host, params: ManageSubscriptionParams) => host.manageSubscription(params) },
  pay: { params: shapes.payParams, result: shapes.payResult, isInteractive: true, run: (host, params: PayParams) => host.pay(params) },
  log: { params: shapes.logParams, result: shapes.nothing, run: (host, params: LogParams) => host.log(params) },
  reportRemoteFailure: { params: shapes.reportRemoteFailureParams, result: shapes.nothing, run: (host, params: ReportRemoteFailureParams) => host.reportRemoteFailure(params) },
  trackEvent: { params: shapes.trackEventParams, result: shapes.nothing, run: (host, params: TrackEventParams) => host.trackEvent(params) },
}

/** The bridge of one web view; `nonce` is a text nobody can guess, new for each. */
export class CompanionBridge extends CompanionEvents {
  constructor(host: CompanionHost, page: Page, nonce: string) {
    super(host, page, nonce)
  }

  protected callOf(name: string): Call<CompanionHost> | undefined {
    return Object.prototype.hasOwnProperty.call(calls, name) ? calls[name] : undefined
  }

  protected facts(host: CompanionHost): object {
    return check(shapes.bridgeInfoResult, host.bridgeInfo(), 'app') as object
  }
}
