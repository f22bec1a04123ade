import type { Image } from './image.ts'

/** A page in a real engine, as a test drives it. Every engine offers the same. */
export interface View {
  /** Opens an address; does not wait for it. */
  goto(url: string): Promise<void>
  /** The value of a JavaScript expression in the page, which must be JSON. Rejects while the page is changing. */
  evaluate<T>(expression: string): Promise<T>
  /** What the engine has painted. */
  screenshot(): Promise<Image>
  /** Warnings and errors that the engine or the page wrote since the start, oldest first. */
  readonly messages: string[]
  /** Whether the engine now and then forgets an address that it was told to open. */
  readonly losesNavigations?: boolean
  close(): Promise<void>
}

/** What a view starts with. */
export interface ViewOptions {
  /** Runs in every document before its own scripts. */
  readonly startScript: string
  /** The native app around the page; a plain browser without. */
  readonly app?: NativeSide
}

/** The app's side of the bridge: the engine hands calls over as they left the page. */
export interface NativeSide {
  /** Methods the page can find. */
  readonly methods: readonly string[]
  /** A call of an Android object: answered at once, with text or nothing; throws what the page shall see thrown. */
  callObject(name: string, args: readonly unknown[]): string | undefined
  /** A message to an iOS handler. */
  callHandler(name: string, body: unknown): Promise<unknown>
  /** Where the app's own messages to the page go; the driver sets it. */
  deliver: (message: unknown) => void
}
