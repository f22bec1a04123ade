// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import { BridgeRuntime } from '../../native/react-native/runtime'
import type { CompanionHost } from './CompanionHost'
import * as shapes from './shapes'
import type { AppVisibilityData, KeyboardChangedData, LanguageChangedData, NetworkChangedData, SafeAreaChangedData, ThemeChangedData } from './SurroundingsEvents'
import type { CodeReceivedData, PaymentResultData, ReleaseHintData, ReloadRequestedData, SessionChangedData, SignedOutData } from './SessionEvents'

/** What the app tells the page. Each returns whether it was sent: what does not fit the contract is not. */
export abstract class CompanionEvents extends BridgeRuntime<CompanionHost> {
  /** The app went to the background or came back. */
  appVisibility(data: AppVisibilityData): boolean {
    return this.send('appVisibility', shapes.appVisibilityData, data)
  }

  /** The user pressed Back while `setBackIntercept` was on. */
  backPressed(): boolean {
    return this.send('backPressed', shapes.nothing)
  }

  /** The height of the on-screen keyboard in CSS pixels, 0 when it is gone. */
  keyboardChanged(data: KeyboardChangedData): boolean {
    return this.send('keyboardChanged', shapes.keyboardChangedData, data)
  }

  /** The language of the app. */
  languageChanged(data: LanguageChangedData): boolean {
    return this.send('languageChanged', shapes.languageChangedData, data)
  }

  /** The network came or went. */
  networkChanged(data: NetworkChangedData): boolean {
    return this.send('networkChanged', shapes.networkChangedData, data)
  }

  /** CSS pixels at each side that the system or the app's bars cover. */
  safeAreaChanged(data: SafeAreaChangedData): boolean {
    return this.send('safeAreaChanged', shapes.safeAreaChangedData, data)
  }

  /** The app is light or dark, and its accent colour. */
  themeChanged(data: ThemeChangedData): boolean {
    return this.send('themeChanged', shapes.themeChangedData, data)
  }

  /** The code of a text message, digits only. */
  codeReceived(data: CodeReceivedData): boolean {
    return this.send('codeReceived', shapes.codeReceivedData, data)
  }

  /** How a payment ended whose call has no page any more: the app was killed, or the page reloaded. */
  paymentResult(data: PaymentResultData): boolean {
    return this.send('paymentResult', shapes.paymentResultData, data)
  }

  /** A new release may be there: ask before the next usual time. */
  releaseHint(data: ReleaseHintData): boolean {
    return this.send('releaseHint', shapes.releaseHintData, data)
  }

  /** Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page. */
  reloadRequested(data: ReloadRequestedData): boolean {
    return this.send('reloadRequested', shapes.reloadRequestedData, data)
  }

  /** The app has a new pair of tokens, or another user. Sent after every renewal of the app's own, in the foreground or not: the page's pair is spent by it. */
  sessionChanged(data: SessionChangedData): boolean {
    return this.send('sessionChanged', shapes.sessionChangedData, data)
  }

  /** The user has signed out in the app. */
  signedOut(data: SignedOutData): boolean {
    return this.send('signedOut', shapes.signedOutData, data)
  }
}
