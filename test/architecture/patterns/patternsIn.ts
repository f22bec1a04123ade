import { parseAst } from 'vitest/node'

export interface Pattern {
  readonly source: string
  readonly flags: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly name?: string }
  readonly key?: { readonly name?: string }
  readonly value?: unknown
  readonly arguments?: readonly Node[]
}

/**
 * Returns the regular expressions in a source file's syntax tree: literals, `pattern` texts of schemas, and
 * the source of expressions that are built at run time.
 */
export function patternsIn(
  code: string,
  file: string,
): { readonly fixed: Pattern[]; readonly made: string[] } {
  const fixed: Pattern[] = []
  const made: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const { type, regex, callee, key, value: given, arguments: [first] = [], start, end } = value as Node
    if (type === 'Literal' && regex) fixed.push({ source: regex.pattern, flags: regex.flags })
    if (type === 'Property' && key?.name === 'pattern' && typeof (given as Node).value === 'string')
      fixed.push({ source: String((given as Node).value), flags: '' })
    if (/^(New|Call)Expression$/.test(type) && callee?.name === 'RegExp' && !first?.regex)
      made.push(code.slice(start, end).replace(/\s+/g, ' '))
    Object.values(value).forEach(visit)
  }
  visit(parseAst(code, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
  return { fixed, made }
}
