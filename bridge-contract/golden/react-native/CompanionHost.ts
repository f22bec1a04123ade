// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import { CompanionRefusal, type Answer } from '../../native/react-native/runtime'
import type { ClosePageParams, CopyTextParams, HapticParams, PageFailedParams, PageReadyParams, SetBackInterceptParams, SetNavBarParams, SetStatusBarParams, SetTitleParams } from './PageParams'
import type { BridgeInfoResult } from './PageResults'
import type { OpenAppRouteParams, OpenExternalParams, OpenSettingsParams, OpenStoreParams } from './OutsideParams'
import type { CheckAppUpdateResult, GetBackgroundStatusResult, OpenSettingsResult } from './OutsideResults'
import type { GetLocationParams, PickImageParams, SaveImageParams, ShareParams } from './DeviceParams'
import type { GetDeviceInfoResult, GetLocationResult, PickImageResult, ShareResult } from './DeviceResults'
import type { ListenForCodeParams, NotifyProfileChangedParams, NotifySignedOutParams, RefreshSessionParams, SessionRotatedParams } from './SessionParams'
import type { RefreshSessionResult } from './SessionResults'
import type { ManageSubscriptionParams, PayParams } from './PayParams'
import type { GetStorefrontResult, PayResult } from './PayResults'
import type { LogParams, ReportRemoteFailureParams, TrackEventParams } from './TelemetryParams'

/**
 * What the app does for the page. A refusal is thrown as `CompanionRefusal`. What an app does not write is refused as
 * UNSUPPORTED, and stays out of the methods of its `bridgeInfo`.
 */
export abstract class CompanionHost {
  /** The brand's hosts, exactly as in the address. */
  abstract readonly allowedHosts: readonly string[]

  /** What this app is and can do; its methods and events are those of this contract. */
  abstract bridgeInfo(): BridgeInfoResult

  /** An event that does not fit the contract was not sent. Told once for each event and field; logged by itself. */
  eventDropped(event: string, path: string): void {
    console.warn(`Companion: the event ${event} does not fit the contract at ${path} and was not sent`)
  }

  /** Closes the page. The app may use `result` where it opened the page to get something back. */
  closePage(_params: ClosePageParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Puts text on the clipboard, for web views that do not let the page do it. */
  copyText(_params: CopyTextParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Leaves the page by the app's own Back. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
  goBack(): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** A short touch feedback. */
  haptic(_params: HapticParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** The page cannot go on and says so to the user: the app may take its spinner away. For its log. */
  pageFailed(_params: PageFailedParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** The page shows its own words now: the app may take its spinner away. */
  pageReady(_params: PageReadyParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** While enabled, the Back button sends `backPressed` instead of leaving: a dialog is open, or typed text would be lost. */
  setBackIntercept(_params: SetBackInterceptParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Shows or hides the app's own navigation bar and colours it. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
  setNavBar(_params: SetNavBarParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Chooses the icons of the status bar: light ones for a dark page, dark ones for a light page. */
  setStatusBar(_params: SetStatusBarParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Sets the title of the app's bar. */
  setTitle(_params: SetTitleParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Whether a newer version of the app can be installed. */
  checkAppUpdate(): Answer<CheckAppUpdateResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** What can be read of the settings that keep the app running. What cannot be read is `unknown`, never guessed. */
  getBackgroundStatus(): Answer<GetBackgroundStatusResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens one of the app's own screens. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
  openAppRoute(_params: OpenAppRouteParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens an address in the browser, the mail app or the telephone, never inside this web view. */
  openExternal(_params: OpenExternalParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens a settings screen of the phone. Makers' screens have no fixed address: try them in turn, fall back to the app's details, and say which it was. The written steps stay on the page either way. */
  openSettings(_params: OpenSettingsParams): Answer<OpenSettingsResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens the app's page in a store; `auto` is the store this app came from. */
  openStore(_params: OpenStoreParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** What phone this is, to choose the right guide. The ROM counts more than the maker: systems are ported. */
  getDeviceInfo(): Answer<GetDeviceInfoResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Where the phone is. Coarse is enough for the weather; answer with a last known position rather than not at all. Codes: PERMISSION_DENIED, POSITION_UNAVAILABLE, LOCATION_OFF. */
  getLocation(_params: GetLocationParams): Answer<GetLocationResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Lets the user take or choose a picture. A user who changes their mind is CANCELLED. Codes: PERMISSION_DENIED, TOO_LARGE. */
  pickImage(_params: PickImageParams): Answer<PickImageResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Saves a picture to the phone's gallery. Codes: PERMISSION_DENIED. */
  saveImage(_params: SaveImageParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens the phone's share sheet. */
  share(_params: ShareParams): Answer<ShareResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Reads the next text message with a code (SMS Retriever; Android web views have no WebOTP) and sends it as `codeReceived`. */
  listenForCode(_params: ListenForCodeParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** The user has changed these parts of the profile. An empty avatar has been removed. */
  notifyProfileChanged(_params: NotifyProfileChangedParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** The session has ended in the page: show the sign-in, filled with `identifier`, the new e-mail or phone. */
  notifySignedOut(_params: NotifySignedOutParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Asks the app for a valid pair of tokens, renewed by the app if need be. Called when the page has none or its access token no longer counts. An app that has this method owns the refresh token: the page never spends it, and whatever else makes the app renew, it sends `sessionChanged` afterwards. Codes: SIGNED_OUT. */
  refreshSession(_params: RefreshSessionParams): Answer<RefreshSessionResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** The page has renewed the pair itself, as it does where the app has no `refreshSession`, and as older releases of the page do in any app. The app must replace its own at once: the server revokes a session whose spent refresh token comes again. */
  sessionRotated(_params: SessionRotatedParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Where this app was installed from, which decides how may be paid. */
  getStorefront(): Answer<GetStorefrontResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Opens the store's page on which a subscription is changed or cancelled. Codes: PROVIDER_UNAVAILABLE. */
  manageSubscription(_params: ManageSubscriptionParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** Pays an order with a provider's own screen. The outcome is a hint: the server alone says whether money arrived. An app that is killed meanwhile sends `paymentResult` later. Codes: PROVIDER_UNAVAILABLE. */
  pay(_params: PayParams): Answer<PayResult> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** A line for the app's log. Never holds tokens or personal data. */
  log(_params: LogParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** A part of the site could not be loaded or broke; says which version, and what is shown instead. */
  reportRemoteFailure(_params: ReportRemoteFailureParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }

  /** An event for the app's statistics, if the user allows any. */
  trackEvent(_params: TrackEventParams): Answer<void> {
    throw new CompanionRefusal('UNSUPPORTED')
  }
}
