/** Which tools the address asks for. */
export interface AskedTools {
  /** One remote alone: `/isolate/<remote>`, or `isolate=<remote>` on its own routes. */
  readonly remote?: string
  readonly panel: boolean
}

/** Reads the address; the tools themselves are loaded only when asked for. */
export function askedTools({ pathname, search }: Pick<Location, 'pathname' | 'search'>): AskedTools {
  const [, remote] = /^\/isolate\/([\w-]+)/.exec(pathname) ?? /[?&]isolate=([\w-]+)/.exec(search) ?? []
  return { panel: !!remote || /[?&]qa=1(&|$)/.test(search), ...(remote && { remote }) }
}
