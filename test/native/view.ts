import type { Image } from './image.ts'

/** A page in a real engine, as tests control it. All engines have the same interface. */
export interface View {
  /** Opens an address without waiting for it. */
  goto(url: string): Promise<void>
  /**
   * The value of a JavaScript expression in the page; it must be JSON. Rejects while the page is changing.
   */
  evaluate<T>(expression: string): Promise<T>
  /** A picture of what the engine has painted. */
  screenshot(): Promise<Image>
  /** Warnings and errors from engine or page since the start, oldest first. */
  readonly messages: string[]
  /** Whether the engine occasionally loses a navigation. */
  readonly losesNavigations?: boolean
  close(): Promise<void>
}

export interface ViewOptions {
  /** Runs in every document before its own scripts. */
  readonly startScript: string
  /** The native app around the page; a plain browser if omitted. */
  readonly app?: NativeSide
}

/** The app's side of the bridge: the engine passes calls on unchanged. */
export interface NativeSide {
  /** Methods visible to the page. */
  readonly methods: readonly string[]
  /** A call of an Android object: returns text or nothing synchronously; exceptions reach the page. */
  callObject(name: string, args: readonly unknown[]): string | undefined
  /** A message to an iOS handler. */
  callHandler(name: string, body: unknown): Promise<unknown>
  /** Sends the app's own messages to the page; set by the driver. */
  deliver: (message: unknown) => void
}
