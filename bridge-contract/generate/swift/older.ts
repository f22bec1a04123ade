/** Returns the call of a deprecated method. `given` is its argument, or empty. */
export const olderCall = (name: string, given: string): string =>
  `(Older.self as any OlderCalls.Type).${name}(${['host', given].filter(Boolean).join(', ')})`

/**
 * Returns the declarations behind `olderCall` for the signatures of deprecated methods. Swift warns about a call
 * of a deprecated method unless the caller is deprecated too. A protocol hides that the caller is.
 */
export function olderCalls(signatures: readonly string[]): string {
  if (!signatures.length) return ''
  const all = signatures.map((signature) => {
    const [, name = '', params = '', rest = ''] = /^func (\w+)\((.*)\)( async.*)$/.exec(signature) ?? []
    const head = `static func ${name}(_ host: any CompanionHost${params && `, ${params}`})${rest}`
    return { head, call: `try await host.${name}(${params && 'params'})` }
  })
  return `
/// Deprecated methods, which older pages call. A call through the protocol compiles without a warning.
@MainActor
private protocol OlderCalls {
${all.map(({ head }) => `    ${head}`).join('\n')}
}

@MainActor
private enum Older: OlderCalls {
${all.map(({ head, call }) => `    @available(*, deprecated)\n    ${head} { ${call} }`).join('\n')}
}`
}
