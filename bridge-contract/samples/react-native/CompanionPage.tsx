import { useCallback, useState } from 'react'
import { Button, KeyboardAvoidingView, Platform, Text, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { PageView } from './PageView'
import { useRecovery } from './recovery'

interface Props {
  /** The URL of the first page. */
  readonly start: string
  /** Leaves this screen. iOS has no other way, because an app can't end itself there. */
  onClose(): void
}

/**
 * Renders the page of one brand below the app's title bar. On Android the page ends above the keyboard, as far
 * as the system hasn't resized the window itself, so the app sends no `keyboardChanged`. On iOS, the web view
 * makes room for the keyboard itself.
 */
export function CompanionPage({ start, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [view, setView] = useState({ key: 0, start })
  const { top } = useSafeAreaInsets()
  const { hasGivenUp, lost, retry } = useRecovery()
  const replace = useCallback(
    (address: string) => setView(({ key }) => ({ key: key + 1, start: address })),
    [],
  )

  return (
    <KeyboardAvoidingView style={{ flex: 1 }} behavior="padding" enabled={Platform.OS === 'android'}>
      <View style={{ flexDirection: 'row', alignItems: 'center', paddingTop: top }}>
        <Button title="Close" onPress={onClose} />
        <Text accessibilityRole="header">{title}</Text>
      </View>
      {hasGivenUp && (
        <View accessibilityRole="alert" style={{ padding: 16 }}>
          <Text>The page has stopped several times.</Text>
          <Button title="Retry" onPress={retry} />
        </View>
      )}
      <PageView
        key={view.key}
        start={view.start}
        setTitle={setTitle}
        close={onClose}
        lost={lost}
        replace={replace}
      />
    </KeyboardAvoidingView>
  )
}
