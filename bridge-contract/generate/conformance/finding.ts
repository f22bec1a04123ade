/** One requirement for an app or its web view, and whether the tested one meets it. */
export interface Finding {
  readonly what: string
  readonly ok: boolean
  /** The observed behaviour if the finding is not ok. */
  readonly detail: string
  /** The method the finding concerns. */
  readonly method?: string
}

/** Creates a finding. It drops `detail` if the finding is ok. */
export const found = (what: string, ok: boolean, detail: string, method?: string): Finding => ({
  what,
  ok,
  detail: ok ? '' : detail,
  ...(method && { method }),
})

/** The first finding of every run. If it isn't ok, the page was opened in a browser and no app was tested. */
export const presence = 'an app is there'
