import { useEffect, useState } from 'react'
import { Button, Linking, View } from 'react-native'
import { SafeAreaProvider, initialWindowMetrics } from 'react-native-safe-area-context'
import { CompanionPage } from './CompanionPage'

const start = 'https://m.metawatch.example/?appName=com.companion.metawatch'

/**
 * Returns the URL to open for a link of the brand: its path and `from`. Anybody can send a link, and its tokens would
 * sign the user into someone else's account.
 */
function addressOf(link: string): string | undefined {
  const [, path, query = ''] = /^https:\/\/m\.metawatch\.example(\/[^?#]*)(?:\?([^#]*))?/.exec(link) ?? []
  const from = query.split('&').find((pair) => pair.startsWith('from='))
  return path && start.replace('/?', () => `${path}?`) + (from ? `&${from}` : '')
}

/** Renders a screen of the app, with a button that opens the page. A link of the brand opens the page too. */
export function App() {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const open = (link?: string | null) => {
      if (link) setAddress((current) => current ?? addressOf(link))
    }
    void Linking.getInitialURL().then(open)
    const links = Linking.addEventListener('url', ({ url }) => open(url))
    return () => links.remove()
  }, [])

  return (
    <SafeAreaProvider initialMetrics={initialWindowMetrics}>
      {address === undefined ? (
        <View style={{ flex: 1, justifyContent: 'center' }}>
          <Button title="Account" onPress={() => setAddress(start)} />
        </View>
      ) : (
        <CompanionPage start={address} onClose={() => setAddress(undefined)} />
      )}
    </SafeAreaProvider>
  )
}
