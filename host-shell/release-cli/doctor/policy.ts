type Policy = ReadonlyMap<string, readonly string[]>

/** Parses a header's policies. `fetch` joins several headers of the same name with commas. */
function readPolicies(header: string): Policy[] {
  return header.split(',').map((policy) => {
    const directives = policy.split(';').flatMap((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), sources] as const] : []
    })
    return new Map(directives)
  })
}

/**
 * Returns whether a source is a hash, which allows one inline script or style. The same host can send another
 * HTML document with other inline scripts, so additional hashes are fine.
 */
const isHash = (source: string): boolean => /^'sha(256|384|512)-[\w+/=-]+'$/.test(source)
const isPlace = (source: string): boolean => /^https?:\/\/[\w.:[\]-]+(\/[\w.~%/-]*)?$/.test(source)

/**
 * Returns the problems of a policy: missing sources, and additional sources that weaken it. Additional
 * hashes, origins and folders are allowed.
 */
function complaints(served: Policy, wanted: Policy): string[] {
  return [...wanted].flatMap(([directive, sources]) => {
    const found = served.get(directive)
    if (!found) return [`lacks ${directive}`]
    const missing = sources.filter((source) => !found.includes(source))
    const added = found.filter((source) => !sources.includes(source) && !isPlace(source) && !isHash(source))
    return [
      ...missing.map((source) => `lacks ${source} in ${directive}`),
      ...added.map((source) => `allows ${source} in ${directive}`),
    ]
  })
}

/**
 * Returns the problems of a served `Content-Security-Policy`, compared with the policies of the build.
 * Browsers enforce each policy on its own, so each required policy has to be there on its own.
 */
export function policyFaults(served: string, wanted: readonly string[]): string[] {
  const policies = readPolicies(served)
  return wanted.flatMap(readPolicies).flatMap((policy) => {
    const lists = policies.map((one) => complaints(one, policy))
    const [least = ['is missing']] = lists.toSorted((a, b) => a.length - b.length)
    return least
  })
}
