import type { Value } from 'xliff'

type Part = Exclude<Value, string | readonly unknown[]>

/**
 * Matches a placeholder, or a tag with its contents. Plurals and selects stay plain text, so nothing in them
 * is protected.
 */
const protectedPart = /\{[^{}]*\}|<(\w+)>(.*?)<\/\1>/s
const branches = /\{\w+, *(?:plural|select|selectordinal) *,/

/** Escapes `&` and `<` for an attribute, because the library escapes only `"`. */
const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns whether a message has branches. Their number can differ between languages. */
export const hasBranches = (text: string): boolean => branches.test(text)

/**
 * Returns a function that numbers the protected parts. Equal parts get equal numbers in source and target.
 */
export function numbering(): (part: string) => string {
  const known: string[] = []
  return (part) => {
    if (!known.includes(part)) known.push(part)
    return String(known.indexOf(part) + 1)
  }
}

/** Converts placeholders and tags to elements, which translation tools can move but not change. */
export function protect(
  text: string,
  numberOf: (part: string) => string,
  count = new Map<string, number>(),
): Value {
  if (hasBranches(text)) return text
  const parts: (string | Part)[] = []
  let rest = text
  for (let found = protectedPart.exec(rest); found; found = protectedPart.exec(rest)) {
    const [part, tag, enclosed = ''] = found
    if (found.index > 0) parts.push(rest.slice(0, found.index))
    const name = tag ? `<${tag}>` : part
    const times = (count.get(name) ?? 0) + 1
    count.set(name, times)
    const id = times > 1 ? `${numberOf(name)}.${times}` : numberOf(name)
    parts.push(
      tag
        ? {
            Span: {
              id,
              equivStart: asAttribute(name),
              equivEnd: asAttribute(`</${tag}>`),
              contents: protect(enclosed, numberOf, count),
            } as Part[string],
          }
        : { Standalone: { id, equiv: asAttribute(part) } as Part[string] },
    )
    rest = rest.slice(found.index + part.length)
  }
  if (rest !== '' || parts.length === 0) parts.push(rest)
  return parts.length === 1 ? parts[0]! : parts
}

/**
 * Returns the protected parts of a source text by number, because tools can omit their attributes in a
 * translation.
 */
function meanings(value: Value, found = new Map<string, Readonly<Record<string, unknown>>>()) {
  for (const part of [value].flat()) {
    if (typeof part === 'string') continue
    for (const element of Object.values(part)) {
      found.set(element['id'] ?? '', element)
      if (element.contents !== undefined) meanings(element.contents, found)
    }
  }
  return found
}

/** Converts the elements back to text. Throws if an element doesn't exist in the source. */
export function unprotect(value: Value, source: Value): string {
  const known = meanings(source)
  const textOf = (parts: Value): string =>
    [parts]
      .flat()
      .map((part) => {
        if (typeof part === 'string') return part
        const [[kind, element] = []] = Object.entries(part)
        const attribute = (name: string) => {
          const said = element?.[name] ?? known.get(element?.['id'] ?? '')?.[name]
          if (typeof said !== 'string')
            throw new Error(`nobody knows what element ${element?.['id']} stands for`)
          return said
        }
        if (kind !== 'Span') return attribute('equiv')
        return `${attribute('equivStart')}${textOf(element?.contents ?? '')}${attribute('equivEnd')}`
      })
      .join('')
  return textOf(value)
}
