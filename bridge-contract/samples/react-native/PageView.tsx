import { randomUUID } from 'expo-crypto'
import { useEffect, useState } from 'react'
import { BackHandler, Linking } from 'react-native'
import { WebView } from 'react-native-webview'
import { CompanionBridge } from '../../generated/react-native/CompanionBridge'
import { Host } from './Host'
import { useEvents, useSurroundings } from './surroundings'

interface Props {
  /** The URL that the view loads first. */
  readonly start: string
  setTitle(title: string): void
  close(): void
  /** Reports that the system has killed the page's process. `reopen` loads the page again in this view. */
  lost(reopen: () => void): void
  /** Replaces this view with a new one, which loads a URL. */
  replace(address: string): void
}

/** Returns a URL's path and query, as `openRoute` expects them. */
const routeOf = (address: string): string => /^https?:\/\/[^/?#]+(\/[^#]*)/.exec(address)?.[1] ?? '/'

/** Renders a web view and its bridge. Other sites open outside this app. */
export function PageView({ start, setTitle, close, lost, replace }: Props) {
  const surroundings = useSurroundings()
  const [source, setSource] = useState({ uri: start })
  const [{ host, bridge, show }] = useState(() => {
    // The system would open a URL of the brand in this app again, so the web view loads it.
    const show = (address: string) => {
      if (bridge.isOurs(address)) setSource({ uri: address })
      else if (/^(https:\/\/|mailto:|tel:)/.test(address)) Linking.openURL(address).catch(() => {})
    }
    const host = new Host({ setTitle, close, show }, start, surroundings)
    const bridge = new CompanionBridge(host, (script) => host.web?.injectJavaScript(script), randomUUID())
    return { host, bridge, show }
  })
  // A page that is loaded again reads the current values from the start script.
  host.setState(surroundings)
  useEvents(bridge, surroundings)

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      if (host.takesBack) bridge.backPressed()
      else if (host.canGoBack) host.web?.goBack()
      else close()
      return true
    })
    const link = Linking.addEventListener('url', ({ url }) => {
      if (bridge.isOurs(url)) bridge.openRoute({ path: routeOf(url) })
    })
    return () => {
      back.remove()
      link.remove()
    }
  }, [host, bridge, close])

  return (
    <WebView
      ref={(view) => host.attach(view)}
      source={source}
      injectedJavaScriptBeforeContentLoaded={bridge.startScript()}
      onMessage={({ nativeEvent }) => bridge.onMessage(nativeEvent.data, nativeEvent.url)}
      // Allow every origin here, so that the handler below decides. It opens other sites outside this app.
      originWhitelist={['*']}
      // On Android, the web view waits 250 ms for the result and then loads the page in any case, for example
      // while other code keeps the JavaScript thread busy. A page of another site can then appear in this view.
      // It can't use the bridge, because the start script doesn't give it the nonce.
      onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
        const isOurs = bridge.isOurs(url)
        if (!isOurs && isTopFrame) show(url)
        return isOurs
      }}
      onNavigationStateChange={({ url, canGoBack }) => host.moved(url, canGoBack)}
      // Android also reports a route of the page that is already loaded. Only a load resets Back.
      onLoadStart={({ nativeEvent }) => nativeEvent.loading && host.startLoad()}
      onContentProcessDidTerminate={() => lost(() => host.web?.reload())}
      // On Android, a view without its process can't load anything any more, so a new view replaces it.
      onRenderProcessGone={() => lost(() => replace(bridge.isOurs(host.shown) ? host.shown : start))}
      mixedContentMode="never"
      allowFileAccess={false}
      setSupportMultipleWindows={false}
      javaScriptCanOpenWindowsAutomatically={false}
      thirdPartyCookiesEnabled={false}
      fraudulentWebsiteWarningEnabled
      webviewDebuggingEnabled={__DEV__}
      domStorageEnabled
    />
  )
}
