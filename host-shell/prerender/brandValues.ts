/** What is a brand's own on its pages, by where it stands among the brand's values: names, addresses, drawings. */
export type BrandValues = Readonly<Record<string, string>>

/** Words of other things, too: they are never put in another's place. */
const words = ['languages', 'device']

/** Reads the texts of a brand, but for its words of other things. */
export function brandValues(brand: object, at = ''): BrandValues {
  return Object.assign(
    {},
    ...Object.entries(brand).map(([name, value]: [string, unknown]) =>
      words.includes(name)
        ? {}
        : typeof value === 'string' && value
          ? { [at + name]: value }
          : value && typeof value === 'object'
            ? brandValues(value, `${at}${name}.`)
            : {},
    ),
  ) as BrandValues
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/**
 * Puts another brand's values into what a page of one brand holds; a value that the other has not stays. Undefined where
 * that cannot be told: one value of the first is two of the other.
 */
export function rebranding(from: BrandValues, to: BrandValues): (<Value>(held: Value) => Value) | undefined {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(from)) {
    const theirs = to[name]
    if (theirs === undefined) continue
    if ((found.get(value) ?? theirs) !== theirs) return undefined
    found.set(value, theirs)
  }
  const texts = new Map([...found].map(([value, theirs]) => [inJson(value), inJson(theirs)]))
  const longestFirst = [...texts.keys()].toSorted((one, other) => other.length - one.length)
  const any = new RegExp(
    longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'),
    'g',
  )
  return <Value>(held: Value) =>
    JSON.parse(JSON.stringify(held).replace(any, (text) => texts.get(text) ?? text)) as Value
}
