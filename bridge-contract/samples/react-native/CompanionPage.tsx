import { randomUUID } from 'expo-crypto'
import { useEffect, useState } from 'react'
import { Appearance, BackHandler, Linking, SafeAreaView, Text } from 'react-native'
import { WebView } from 'react-native-webview'
import { CompanionBridge } from '../../generated/react-native/CompanionBridge'
import { Host } from './Host'

const start = 'https://m.metawatch.example/?appName=com.companion.metawatch'
const origins = ['https://m.metawatch.example']

/** Renders the page of one brand in a web view. Other sites open outside this app. */
export function CompanionPage() {
  const [title, setTitle] = useState('')

  const show = (address: string) => {
    if (/^(https:\/\/|mailto:|tel:)/.test(address)) void Linking.openURL(address)
  }
  const [{ host, bridge, startScript }] = useState(() => {
    const host = new Host({ setTitle, close: () => BackHandler.exitApp(), show })
    const bridge = new CompanionBridge(host, (script) => host.web?.injectJavaScript(script), randomUUID())
    return { host, bridge, startScript: bridge.startScript() }
  })

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      if (host.takesBack) bridge.backPressed()
      else if (host.canGoBack) host.web?.goBack()
      else return false
      return true
    })
    const theme = Appearance.addChangeListener(({ colorScheme }) =>
      bridge.themeChanged({ dark: colorScheme === 'dark' }),
    )
    return () => {
      back.remove()
      theme.remove()
    }
  }, [host, bridge])

  return (
    <SafeAreaView style={{ flex: 1 }}>
      <Text accessibilityRole="header">{title}</Text>
      <WebView
        ref={(view) => host.attach(view)}
        source={{ uri: start }}
        injectedJavaScriptBeforeContentLoaded={startScript}
        onMessage={({ nativeEvent }) => bridge.onMessage(nativeEvent.data, nativeEvent.url)}
        // Allow every origin here, so that the handler below decides. It opens other sites outside this app.
        originWhitelist={['*']}
        onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
          const isOurs = origins.some((origin) => url === origin || url.startsWith(`${origin}/`))
          if (!isOurs && isTopFrame) show(url)
          return isOurs
        }}
        onNavigationStateChange={({ canGoBack }) => host.moved(canGoBack)}
        onLoadStart={() => host.startLoad()}
        // If the system kills the page's process, the web view stays white until it's reloaded.
        onContentProcessDidTerminate={() => host.web?.reload()}
        onRenderProcessGone={() => host.web?.reload()}
        mixedContentMode="never"
        allowFileAccess={false}
        setSupportMultipleWindows={false}
        javaScriptCanOpenWindowsAutomatically={false}
        thirdPartyCookiesEnabled={false}
        fraudulentWebsiteWarningEnabled
        limitsNavigationsToAppBoundDomains
        domStorageEnabled
      />
    </SafeAreaView>
  )
}
