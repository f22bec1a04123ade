export interface Curtain {
  hide(): void
  show(): void
}

/** Hides and shows the page, as a picker, a permission dialog or another app would. */
export function createCurtain(win: Window): Curtain {
  const set = (state: DocumentVisibilityState) => {
    Object.defineProperty(win.document, 'visibilityState', { value: state, configurable: true })
    win.document.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => set('hidden'), show: () => set('visible') }
}
