// Declarations for packages of the React Native sample that aren't installed here, based on their
// documentation. Without them the type check couldn't cover the sample.
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react'
  type Style = { readonly flex?: number }
  interface Subscription {
    remove(): void
  }
  export const SafeAreaView: ComponentType<{ readonly style?: Style; readonly children?: ReactNode }>
  export const Text: ComponentType<{ readonly accessibilityRole?: string; readonly children?: ReactNode }>
  export const Platform: { readonly OS: 'ios' | 'android'; readonly Version: string | number }
  export const Linking: { openURL(address: string): Promise<void> }
  export const BackHandler: {
    exitApp(): void
    addEventListener(name: 'hardwareBackPress', listener: () => boolean): Subscription
  }
  export const Appearance: {
    getColorScheme(): 'light' | 'dark' | null | undefined
    addChangeListener(
      listener: (of: { readonly colorScheme: 'light' | 'dark' | null | undefined }) => void,
    ): Subscription
  }
}

declare module 'react-native-webview' {
  import { Component } from 'react'
  interface Navigation {
    readonly url: string
    readonly canGoBack: boolean
  }
  export class WebView extends Component<{
    readonly source: { readonly uri: string }
    readonly injectedJavaScriptBeforeContentLoaded?: string
    onMessage?(event: { readonly nativeEvent: { readonly data: string; readonly url: string } }): void
    readonly originWhitelist?: string[]
    onShouldStartLoadWithRequest?(request: { readonly url: string; readonly isTopFrame: boolean }): boolean
    onNavigationStateChange?(state: Navigation): void
    onLoadStart?(): void
    onContentProcessDidTerminate?(): void
    onRenderProcessGone?(): void
    readonly mixedContentMode?: 'never' | 'always' | 'compatibility'
    readonly allowFileAccess?: boolean
    readonly setSupportMultipleWindows?: boolean
    readonly javaScriptCanOpenWindowsAutomatically?: boolean
    readonly thirdPartyCookiesEnabled?: boolean
    readonly fraudulentWebsiteWarningEnabled?: boolean
    readonly limitsNavigationsToAppBoundDomains?: boolean
    readonly domStorageEnabled?: boolean
  }> {
    injectJavaScript(script: string): void
    goBack(): void
    reload(): void
  }
}

declare module 'expo-crypto' {
  export function randomUUID(): string
}
