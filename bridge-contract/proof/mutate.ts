import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { parseAst } from 'vitest/node'

/** One change in one file. `site` lists the enclosing declarations and keys, such as `visibleTime.from`. */
export interface Mutant {
  readonly file: string
  readonly site: string
  /** The changed syntax node. */
  readonly node: string
  readonly change: string
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly put: string
}

/** The replacements for each operator. */
const mistakes: { readonly [operator: string]: readonly string[] } = {
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '??=': ['&&='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '+=': ['-='],
  '-=': ['+='],
  '!': [''],
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length))

/**
 * Returns the edits of an operator. It's between its operands, where only spaces, brackets and comments can
 * surround it.
 */
function operatorEdits(code: string, operator: string, after: number, before: number): Edit[] {
  const at = withoutComments(code.slice(after, before)).indexOf(operator)
  const from = after + at
  return at < 0 ? [] : (mistakes[operator] ?? []).map((put) => ({ from, to: from + operator.length, put }))
}

function literalEdits({ start: from, end: to, value, regex }: Node): Edit[] {
  const put = (text: string): Edit => ({ from, to, put: text })
  if (regex) return [put('/(?!)/'), put('/(?:)/')]
  if (typeof value === 'number') return [put(String(value + 1))]
  if (typeof value === 'string') return [put(JSON.stringify(`${value}~`))]
  return typeof value === 'boolean' ? [put(String(!value))] : []
}

function editsOf(code: string, node: Node): Edit[] {
  const { start, end } = node
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, node['operator'] as string]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorEdits(code, operator, left.end, right.start)
    case 'UnaryExpression':
      return operatorEdits(code, operator, start, (node['argument'] as Node).start)
    case 'ConditionalExpression': {
      const { start: from, end: to } = node['test'] as Node
      return ['false', 'true'].map((put) => ({ from, to, put }))
    }
    case 'MemberExpression':
    case 'CallExpression': {
      const from = ((node['object'] ?? node['callee']) as Node).end
      const dot = from + withoutComments(code.slice(from, end)).indexOf('?.')
      const put = node['computed'] || node.type === 'CallExpression' ? '' : '.'
      return node['optional'] ? [{ from: dot, to: dot + 2, put }] : []
    }
    case 'AwaitExpression':
      return [{ from: start, to: start + 'await'.length, put: '' }]
    case 'Literal':
      return literalEdits(node)
    case 'ExpressionStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return [{ from: start, to: end, put: ';' }]
    default:
      return []
  }
}

/** Returns a node's name for the `site` of its contents: the name of a declaration, a default or a key. */
function nameOf({ type, ...node }: Node): string | undefined {
  const named = {
    AssignmentPattern: 'left',
    Property: 'key',
    PropertyDefinition: 'key',
    MethodDefinition: 'key',
  }
  const { name, value } = (node[named[type as keyof typeof named] ?? 'id'] ?? {}) as Partial<Node>
  return (name ?? value) as string | undefined
}

const oneLine = (text: string) => withoutComments(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Returns every mutant of a file. Loop heads stay unchanged, because a wrong counter only makes an endless
 * loop.
 */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node, around: readonly string[]) => {
    // Skip module paths, and `void 0`, which esbuild writes for undefined.
    if (/^(Import|Export)/.test(node.type) && node['source']) return
    if (node['operator'] === 'void') return
    const name = nameOf(node)
    const names = name === undefined || around.at(-1) === name ? around : [...around, name]
    for (const { from, to, put } of editsOf(code, node))
      found.push({
        file,
        site: names.join('.'),
        node: node.type,
        change: `${oneLine(code.slice(from, to))} → ${put || 'nothing'}`,
        code: code.slice(0, from) + put + code.slice(to),
      })
    const body = /^(For|While|DoWhile)/.test(node.type) ? node['body'] : undefined
    for (const child of body ? [body as Node] : childrenOf(node)) visit(child, names)
  }
  visit(parseAst(code) as unknown as Node, [])
  return found
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Reads the unmodified package. Returns the JavaScript of each module by its path. */
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

/** Converts a module to CommonJS for the worker. esbuild throws on invalid code. */
export const toCommon = (code: string): string =>
  transformSync(code, { format: 'cjs', target: 'es2022' }).code
