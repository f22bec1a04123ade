import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/** A seeded fault: one change in one place of one file. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly change: string
  readonly code: string
}

interface Token {
  readonly text: string
  readonly at: number
  readonly kind: 'word' | 'number' | 'string' | 'regex' | 'sign'
}

const regexMayFollow = /(^|[(,=:[!&|?{};]|\breturn)\s*$/
const pattern =
  /(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<number>\b\d[\d.e]*\b)|(?<word>[A-Za-z_$][\w$]*)|(?<sign>===|!==|=>|\?\?=|&&|\|\||\?\?|\?\.|<=|>=|\+\+|--|\+=|-=|[-+<>!?])/y

/** Cuts JavaScript into what can be changed; comments and template text are passed over. */
function tokens(code: string): Token[] {
  const found: Token[] = []
  for (let at = 0; at < code.length;) {
    const rest = code.slice(at)
    const skipped = /^(?:\/\/[^\n]*|\/\*[^]*?\*\/|\s+|`[^`$]*)/.exec(rest)?.[0]
    const regex =
      rest[0] === '/' &&
      regexMayFollow.test(code.slice(0, at)) &&
      /^\/(?:\\.|\[[^\]]*\]|[^/\\\n])+\/\w*/.exec(rest)?.[0]
    pattern.lastIndex = at
    const match = skipped || regex ? null : pattern.exec(code)
    if (regex) found.push({ text: regex, at, kind: 'regex' })
    const [kind, text] = Object.entries(match?.groups ?? {}).find(([, value]) => value !== undefined) ?? []
    if (kind && text) found.push({ text, at, kind: kind as Token['kind'] })
    at += (skipped || regex || text || '.').length
  }
  return found
}

/** What each sign and word may be mistaken for. */
const mistakes: { readonly [text: string]: readonly string[] } = {
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '?.': ['.'],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '+=': ['-='],
  '-=': ['+='],
  '!': [''],
  '?': ['&& false ?', '|| true ?'],
  true: ['false'],
  false: ['true'],
  await: [''],
}

function changesOf({ text, kind }: Token): readonly string[] {
  if (kind === 'number') return [String(Number(text) + 1)]
  if (kind === 'string') return [JSON.stringify(`${text.slice(1, -1)}~`)]
  if (kind === 'regex') return ['/(?!)/', '/(?:)/']
  return Object.hasOwn(mistakes, text) ? (mistakes[text] ?? []) : []
}

/** Whole statements that can be left out: one line each, as esbuild prints them. */
function omissions(code: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = []
  let at = 0
  for (const line of code.split('\n')) {
    const text = line.trim()
    if (text.endsWith(';') && !/^(const|let|var|import|export|\}|from)\b|^[}\])]/.test(text))
      found.push({ at: at + line.indexOf(text), text })
    at += line.length + 1
  }
  return found
}

/** Every mutant of a file. Loop counters are left alone: they would only turn for ever. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const lineOf = (at: number) => code.slice(0, at).split('\n').length
  const make = (at: number, text: string, put: string): Mutant => ({
    file,
    line: lineOf(at),
    change: `${text} → ${put || 'nothing'}`,
    code: code.slice(0, at) + put + code.slice(at + text.length),
  })
  const inCode = (at: number) =>
    !/^\s*(for|import|export \*|export \{)/.test(code.split('\n')[lineOf(at) - 1] ?? '')
  const words = tokens(code.replaceAll('void 0', 'void O')).flatMap((token) =>
    changesOf(token).map((put) => make(token.at, token.text, put)),
  )
  const lines = omissions(code).map(({ at, text }) => make(at, text, ';'))
  return [...words, ...lines].filter(({ line }) =>
    inCode(
      code
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + 1,
    ),
  )
}

/** Mutants without an observable effect, and why. Every other mutant must be killed by a case of the suite. */
export const equivalent: readonly { readonly file: string; readonly change: string; readonly why: string }[] =
  [
    {
      file: 'client/supports.ts',
      change: '"1.0.0" → "1.0.0~"',
      why: 'An odd end is younger than the version and older than the next: no comparison turns out differently.',
    },
    {
      file: 'core/clock.ts',
      change: '0 → 1',
      why: 'The beginning is always set before a timer runs, and read only after one has.',
    },
    {
      file: 'core/outcome.ts',
      change: '/^/ → /(?:)/',
      why: 'Both fit every text.',
    },
  ]

const root = fileURLToPath(new URL('..', import.meta.url))

/** The package as JavaScript, module by module, as it is before anything is changed. */
export function readModules(entry = 'index.ts'): Map<string, string> {
  const modules = new Map<string, string>()
  const read = (file: string) => {
    if (modules.has(file)) return
    const { code } = transformSync(readFileSync(join(root, file), 'utf8'), { loader: 'ts', target: 'es2022' })
    modules.set(file, code)
    for (const [, path] of code.matchAll(/from "(\.[^"]+)"/g))
      read(normalize(join(dirname(file), path ?? '')))
  }
  read(entry)
  return modules
}

/** A module in the form the worker links: esbuild refuses code that is none. */
export const toCommon = (code: string): string =>
  transformSync(code, { format: 'cjs', target: 'es2022' }).code
