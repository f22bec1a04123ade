type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a header; several header lines arrive joined by commas. */
function readPolicies(header: string): Policy[] {
  return header.split(',').map((policy) => {
    const directives = policy.split(';').flatMap((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), sources] as const] : []
    })
    return new Map(directives)
  })
}

/** One inline text, perhaps of a document that the same host sends for another path. */
const isHash = (source: string): boolean => /^'sha(256|384|512)-[\w+/=-]+'$/.test(source)
const isPlace = (source: string): boolean => /^https?:\/\/[\w.:[\]-]+(\/[\w.~%/-]*)?$/.test(source)

/**
 * Problems of a policy: missing sources, and additional ones that weaken it. Additional hashes, origins and
 * folders on them are allowed.
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
 * Problems of a served `Content-Security-Policy`, compared with the document's. Each required policy must be
 * present on its own: both must pass, so a missing policy is as serious as a weak one.
 */
export function policyFaults(served: string, wanted: readonly string[]): string[] {
  const policies = readPolicies(served)
  return wanted.flatMap((text) => {
    const [policy] = readPolicies(text)
    const lists = policies.map((one) => complaints(one, policy!))
    const [least = ['is missing']] = lists.toSorted((a, b) => a.length - b.length)
    return least
  })
}
