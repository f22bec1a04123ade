interface Position {
  readonly scroll: number
  /** What was focused, by what the next release can know it by. */
  readonly focus: string | undefined
}

/** Remembers where the user is in a screen, before another release of it takes over. */
export function saveScrollAndFocus(win: Window): Position {
  const focused = win.document.activeElement
  const [id, name] = [focused?.id, focused?.getAttribute('name')]
  const focus = id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : undefined
  return { scroll: win.scrollY, focus }
}

/** Puts the user back there, as far as the new screen allows. */
export function restoreScrollAndFocus(win: Window, remote: string, { scroll, focus }: Position): void {
  win.scrollTo(0, scroll)
  if (!focus) return
  const root = win.document.querySelector(`[data-remote="${remote}"]:not([hidden])`)
  root?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}
