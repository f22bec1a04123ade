/** What became of the attempt to open the app. */
export type Opening = 'idle' | 'opening' | 'opened' | 'returned' | 'notOpened'

export type Happening = 'tap' | 'left' | 'back' | 'time'

const next: Readonly<Record<Opening, Partial<Record<Happening, Opening>>>> = {
  idle: { tap: 'opening' },
  opening: { left: 'opened', time: 'notOpened' },
  opened: { back: 'returned' },
  returned: { tap: 'opening' },
  // The system's question may outlive the timer; the app can still open.
  notOpened: { tap: 'opening', left: 'opened' },
}

/** The next state. Nothing here ever leads to a redirect: the user installs with a tap of their own. */
export const afterwards = (state: Opening, happening: Happening): Opening => next[state][happening] ?? state
