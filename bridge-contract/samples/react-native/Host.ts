import * as Device from 'expo-device'
import { Platform } from 'react-native'
import type { WebView } from 'react-native-webview'
import { CONTRACT } from '../../generated/react-native/CompanionContract'
import { CompanionHost } from '../../generated/react-native/CompanionHost'
import type { GetDeviceInfoResult } from '../../generated/react-native/DeviceResults'
import type { OpenExternalParams } from '../../generated/react-native/OutsideParams'
import type { SetBackInterceptParams, SetTitleParams } from '../../generated/react-native/PageParams'
import type { BridgeInfoResult, BridgeInfoResultState } from '../../generated/react-native/PageResults'
import type { SessionRotatedParams } from '../../generated/react-native/SessionParams'
import type { RefreshSessionResult } from '../../generated/react-native/SessionResults'
import { CompanionRefusal } from '../../native/react-native/runtime'

/** The functions of the screen around the web view. */
export interface Frame {
  setTitle(title: string): void
  close(): void
  /** Opens a URL: the app's own in the web view, any other outside this app. */
  show(address: string): void
}

/**
 * A placeholder for the app's session. A real app stores the tokens in the keychain or in encrypted storage.
 */
let session: RefreshSessionResult | undefined

/** The methods that a first version of an app implements for the page. */
export class Host extends CompanionHost {
  readonly allowedHosts = ['m.metawatch.example']
  // `npm start` of the page's repository, on a machine in the same network. A release build ignores it.
  override readonly debugOrigins = ['http://192.168.1.20:8080']
  takesBack = false
  canGoBack = false
  /** The URL in front, for a view that replaces this one. */
  shown: string
  web: WebView | null = null
  /** The values of the sticky events, which the page needs before its first paint. */
  private state: BridgeInfoResultState
  private readonly frame: Frame

  constructor(frame: Frame, start: string, state: BridgeInfoResultState) {
    super()
    this.shown = start
    this.frame = frame
    this.state = state
  }

  attach(web: WebView | null) {
    this.web = web
  }

  moved(address: string, canGoBack: boolean) {
    this.shown = address
    this.canGoBack = canGoBack
  }

  setState(state: BridgeInfoResultState) {
    this.state = state
  }

  /**
   * Resets the Back intercept, because a newly loaded page hasn't requested it. Otherwise a page that crashed
   * while the intercept was on would block Back permanently.
   */
  startLoad() {
    this.takesBack = false
  }

  bridgeInfo(): BridgeInfoResult {
    return {
      wire: 1,
      contract: CONTRACT,
      app: '1.0.0',
      build: '1',
      platform: Platform.OS === 'ios' ? 'ios' : 'android',
      methods: ['bridgeInfo', 'closePage', 'setBackIntercept', 'setTitle', 'openExternal'].concat(
        'getDeviceInfo',
        'refreshSession',
        'sessionRotated',
        'notifySignedOut',
      ),
      events: ['backPressed', 'openRoute', 'themeChanged', 'languageChanged'].concat(
        'safeAreaChanged',
        'preferencesChanged',
      ),
      state: this.state,
    }
  }

  override closePage() {
    this.frame.close()
  }

  override setBackIntercept({ enabled }: SetBackInterceptParams) {
    this.takesBack = enabled
  }

  override setTitle({ title }: SetTitleParams) {
    this.frame.setTitle(title)
  }

  override openExternal({ url }: OpenExternalParams) {
    this.frame.show(url)
  }

  override getDeviceInfo(): GetDeviceInfoResult {
    return {
      maker: Device.manufacturer ?? 'unknown',
      brand: Device.brand ?? undefined,
      model: Device.modelName ?? 'unknown',
      os: Platform.OS,
      osVersion: Device.osVersion ?? String(Platform.Version),
      sdk: Device.platformApiLevel ?? undefined,
    }
  }

  override refreshSession(): RefreshSessionResult {
    if (!session) throw new CompanionRefusal('SIGNED_OUT')
    return session
  }

  override sessionRotated(pair: SessionRotatedParams) {
    // Copy the tokens by name. They aren't enumerable, so a spread would omit them.
    session = { accessToken: pair.accessToken, refreshToken: pair.refreshToken }
  }

  override notifySignedOut() {
    session = undefined
  }
}
