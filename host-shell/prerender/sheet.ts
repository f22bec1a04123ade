import { type Tree } from './tree.ts'

/** Splits a stylesheet into its rules, each with what it holds; comments are left out. */
function rulesOf(css: string): readonly (readonly [head: string, body: string])[] {
  const rules: [string, string][] = []
  const text = css.replace(/\/\*[^]*?\*\//g, '')
  let [depth, from, opened] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' && depth++ === 0) opened = at
    else if (sign === ';' && depth === 0) from = at + 1
    else if (sign === '}' && --depth === 0) {
      rules.push([text.slice(from, opened).trim(), text.slice(opened + 1, at)])
      from = at + 1
    }
  }
  return rules
}

const small = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;$/, '')
    .trim()

/** What selectors can find in markup: `tag`, `.class`, `[name]` and `[name="value"]`. */
export function marksOf(tree: Tree): string[] {
  if (typeof tree === 'string') return []
  const { class: names = '', ...attributes } = tree.attributes
  return [
    tree.tag,
    ...names.split(' ').map((name) => `.${name}`),
    ...Object.entries(attributes).flatMap(([name, value]) => [`[${name}]`, `[${name}="${value}"]`]),
    ...tree.children.flatMap(marksOf),
  ]
}

/** States that words are in only by an attribute, and those that they are never in: nobody answers for them yet. */
const states: Readonly<Record<string, string>> = {
  checked: '[checked]',
  disabled: '[disabled]',
  placeholder: '[placeholder]',
  active: 'never',
  '-webkit-autofill': 'never',
}
/** The document's own elements, and attributes that they have: the visitor decides which. */
const ofDocument = /^(html|body|:root|\[(data-(theme|path)|dir|lang)\b)/

/** Whether one part of a selector, between its combinators, may fit an element of the document or of the words. */
function mayFit(part: string, marks: ReadonlySet<string>): boolean {
  const plain = part.replace(/:(not|is|where)\([^)]*\)+/g, '')
  const needed = [
    ...[...plain.matchAll(/\.-?[_a-zA-Z][\w-]*/g)].map(([name]) => name),
    ...[...plain.matchAll(/:([\w-]+)/g)].flatMap(([, state = '']) => states[state] ?? []),
    ...(ofDocument.test(plain)
      ? []
      : [...plain.matchAll(/^[a-z]\w*|\[[^\]]+\]/g)].map(([text]) =>
          text.replace(/=["']?([^"'\]]*)["']?\]/, '="$1"]'),
        )),
  ]
  return needed.every((mark) => marks.has(mark))
}

const mayBeUsed = (selector: string, marks: ReadonlySet<string>): boolean =>
  selector
    .trim()
    .split(/(?:\s*[>+~]\s*|\s+)(?![^([]*[)\]])/)
    .every((part) => mayFit(part, marks))

/**
 * The rules of a stylesheet that words with these marks may need, in their order, and the animations that they name.
 * Written without spaces.
 */
export function usedRules(css: string, marks: ReadonlySet<string>): string {
  const walk = (sheet: string): string =>
    rulesOf(sheet)
      .map(([head, body]) => {
        if (head.startsWith('@') && !head.startsWith('@font-face')) {
          const inner = head.includes('keyframes') ? small(body) : walk(body)
          return inner && `${small(head)}{${inner}}`
        }
        const selectors = head.split(/,(?![^(]*\))/).filter((selector) => mayBeUsed(selector, marks))
        return selectors.length ? `${small(selectors.join(','))}{${small(body)}}` : ''
      })
      .join('')
  const kept = walk(css)
  return kept.replace(/@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    kept.split(name).length > 2 ? rule : '',
  )
}

/** A sheet without the custom properties that nothing in it reads, and the rules that are empty then. */
export function withoutUnread(sheet: string): string {
  const read = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const next = sheet
    .replace(/([{;])((?:--[\w-]+:[^;{}]*(?:;|(?=\})))+)/g, (_, before: string, list: string) => {
      const kept = list.split(';').filter((one) => one && read.has(one.split(':')[0]?.trim()))
      return before + kept.map((one) => `${one};`).join('')
    })
    .replace(/;\}/g, '}')
    .replace(/[^{};]+\{\}/g, '')
  return next === sheet ? sheet : withoutUnread(next)
}
