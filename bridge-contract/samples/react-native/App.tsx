import { useEffect, useState } from 'react'
import { Button, Linking, View } from 'react-native'
import { SafeAreaProvider, initialWindowMetrics } from 'react-native-safe-area-context'
import { CompanionPage } from './CompanionPage'

const start = 'https://m.metawatch.example/?appName=com.companion.metawatch'

/** Renders a screen of the app, with a button that opens the page. A link of the brand opens the page too. */
export function App() {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const open = (link?: string | null) => {
      if (link?.startsWith('https://m.metawatch.example/')) setAddress((current) => current ?? link)
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
