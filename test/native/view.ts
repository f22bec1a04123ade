import type { Image } from './image.ts'

/** A page in a real engine, as tests control it. The interface is the same for all engines. */
export interface View {
  /** Opens a URL without waiting for the page. */
  goto(url: string): Promise<void>
  /**
   * Resolves with the value of a JavaScript expression in the page, which must be JSON. Rejects during a
   * navigation.
   */
  evaluate<T>(expression: string): Promise<T>
  /** Resolves with an image of the pixels that the engine has painted. */
  screenshot(): Promise<Image>
  /** Warnings and errors from engine or page since the start, oldest first. */
  readonly messages: string[]
  /** True if the engine occasionally loses a navigation, so that tests must repeat it. */
  readonly losesNavigations?: boolean
  close(): Promise<void>
}

export interface ViewOptions {
  /** Script that runs in every document before the document's own scripts. */
  readonly startScript: string
  /** The native app around the page. A plain browser has none. */
  readonly app?: NativeSide
}

/** The app's side of the bridge. The engine passes calls to it unchanged. */
export interface NativeSide {
  /** Methods that the page can see. */
  readonly methods: readonly string[]
  /**
   * Handles a call to an Android object. Returns text or nothing synchronously. An exception reaches the
   * page.
   */
  callObject(name: string, args: readonly unknown[]): string | undefined
  /** Handles a message to an iOS handler. */
  callHandler(name: string, body: unknown): Promise<unknown>
  /** Sends the app's own messages to the page. The driver sets it. */
  deliver: (message: unknown) => void
}
