type Address = Pick<Location, 'pathname' | 'search'>

/** Which tools an address asks for. */
export interface RequestedTools {
  /** One remote alone: `/isolate/<remote>`, or `isolate=<remote>` on its own routes. */
  readonly remote: string | undefined
  readonly panel: boolean
}

/** Reads the address; whether the channel allows the tools is another question. */
export function requestedTools({ pathname, search }: Address): RequestedTools {
  const [, remote] = /^\/isolate\/([\w-]+)/.exec(pathname) ?? /[?&]isolate=([\w-]+)/.exec(search) ?? []
  return { remote, panel: !!remote || /[?&]qa=1(&|$)/.test(search) }
}
