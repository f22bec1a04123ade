/** One thing an app or its web view must do, and whether this one does. */
export interface Finding {
  readonly what: string
  readonly ok: boolean
  /** What was seen, where it is not ok. */
  readonly detail: string
  /** The method it is about. */
  readonly method?: string
}

/** A finding; what was seen is told where it is not ok. */
export const found = (what: string, ok: boolean, detail: string, method?: string): Finding => ({
  what,
  ok,
  detail: ok ? '' : detail,
  ...(method && { method }),
})
