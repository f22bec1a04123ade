/** An element of a screen as data: what is compared and written. */
export interface TreeElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Tree[]
}
export type Tree = string | TreeElement

// Which release it is of is for the page alone.
const dropped = /^data-(remote|release)$/

/** Reads an element with all that it holds, from any implementation of the DOM. */
export function treeOf(element: Element): TreeElement {
  const tag = element.tagName.toLowerCase()
  // A field's name would put what is typed into an address; the screen's own field is known by it (`app/takeOver.tsx`).
  const isField = element.getAttribute('type') !== 'radio'
  const named = [...element.attributes].flatMap(({ name, value }) =>
    dropped.test(name) ? [] : [[isField && name === 'name' ? 'data-name' : name, value]],
  )
  // Without its script a form that is sent would load the page anew; this way it is sent nowhere.
  if (tag === 'form') named.push(['method', 'dialog'])
  // The bar's title is seen once the page is scrolled, and comes when it comes.
  const isTitle =
    element.getAttribute('aria-hidden') === 'true' && tag === 'span' && element.closest('header')
  const children = isTitle
    ? []
    : [...element.childNodes].flatMap((node): Tree[] =>
        node.nodeType === 1 ? [treeOf(node as Element)] : node.nodeType === 3 ? [node.nodeValue ?? ''] : [],
      )
  return { tag, attributes: Object.fromEntries(named) as Record<string, string>, children }
}

/** Numbers React's generated ids by their place: its own count every attempt to render, and those are never the same. */
export function renumbered(tree: TreeElement): TreeElement {
  const ids = new Map<string, string>()
  const text = JSON.stringify(tree).replace(/_r_[0-9a-z]+_/g, (id) => {
    const own = ids.get(id) ?? `w-${ids.size}`
    ids.set(id, own)
    return own
  })
  return JSON.parse(text) as TreeElement
}

const isSame = (one: Tree | undefined, other: Tree | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What two trees have in common from their start: it ends before the first text or element in which they differ. */
function commonStart(one: TreeElement, other: TreeElement): TreeElement | undefined {
  if (one.tag !== other.tag || !isSame(one.attributes as never, other.attributes as never)) return undefined
  const differs = one.children.findIndex((child, at) => !isSame(child, other.children[at]))
  if (differs < 0) return one.children.length === other.children.length ? one : { ...one }
  const [child, theirs] = [one.children[differs], other.children[differs]]
  const part =
    typeof child === 'object' && typeof theirs === 'object' ? commonStart(child, theirs) : undefined
  return { ...one, children: [...one.children.slice(0, differs), ...(part ? [part] : [])] }
}

const sizeOf = (tree: Tree): number =>
  typeof tree === 'string' ? 1 : tree.children.reduce((sum, child) => sum + sizeOf(child), 1)

/** How many elements and texts of a tree another has in common with it, from its start. */
export const commonSize = (one: TreeElement, other: TreeElement | undefined): number => {
  const common = other && commonStart(one, other)
  return common ? sizeOf(common) : 0
}

/** The start of a tree: its first elements and texts, as many as are said. */
export function startOf(tree: TreeElement, size: number): TreeElement {
  let left = size - 1
  const children: Tree[] = []
  for (const child of tree.children) {
    if (left <= 0) break
    const part = typeof child === 'string' ? child : startOf(child, left)
    children.push(part)
    left -= sizeOf(part)
  }
  return { ...tree, children }
}

/** Every element and text of a tree, in their order. */
const partsOf = (tree: Tree): Tree[] =>
  typeof tree === 'string' ? [tree] : [tree, ...tree.children.flatMap(partsOf)]

/** What differs at a place of two trees, counted as by `startOf`: names of attributes, none for a text. */
export type Differences = ReadonlyMap<number, readonly string[]>

/** Where two trees differ in attributes and texts; undefined where their elements differ. */
export function differences(one: TreeElement, other: TreeElement): Differences | undefined {
  const [parts, theirs] = [partsOf(one), partsOf(other)]
  const found = new Map<number, readonly string[]>()
  for (const [at, part] of parts.entries()) {
    const their = theirs[at]
    if (typeof part === 'string' || typeof their !== 'object') {
      if (typeof part !== typeof their) return undefined
      if (part !== their) found.set(at, [])
      continue
    }
    if (part.tag !== their.tag || part.children.length !== their.children.length) return undefined
    const names = Object.keys({ ...part.attributes, ...their.attributes })
    const differing = names.filter((name) => part.attributes[name] !== their.attributes[name])
    if (differing.length) found.set(at, differing)
  }
  return found
}

/** A tree without the attributes that differ; a text that does keeps its room and is not seen (`data-blank`). */
export function blanked(tree: TreeElement, differing: Differences): TreeElement {
  let at = 0
  const walk = (part: TreeElement): TreeElement => {
    const left = differing.get(at++) ?? []
    const kept = Object.entries(part.attributes).filter(([name]) => !left.includes(name))
    let blank: Record<string, string> = {}
    const children = part.children.map((child) => {
      if (typeof child !== 'string') return walk(child)
      if (differing.has(at++)) blank = { 'data-blank': '' }
      return child
    })
    return { ...part, attributes: { ...Object.fromEntries(kept), ...blank }, children }
  }
  return walk(tree)
}

const empty = /^(input|img|br|hr|wbr)$/
const escaped = (text: string, quote: RegExp): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(quote, '&quot;')

/**
 * Writes a tree as markup. A style attribute, which the policy refuses, becomes a class of the sheet that `styleClass`
 * writes.
 */
export function markupOf(tree: Tree, styleClass: (declarations: string) => string): string {
  if (typeof tree === 'string') return escaped(tree, /$^/)
  const { style, class: names = '', ...rest } = tree.attributes
  const all = [names, style && styleClass(style)].filter(Boolean).join(' ')
  const attributes = Object.entries({ ...(all && { class: all }), ...rest })
    .map(([name, value]) => (value ? ` ${name}="${escaped(value, /"/g)}"` : ` ${name}`))
    .join('')
  const open = `<${tree.tag}${attributes}>`
  if (empty.test(tree.tag)) return open
  const children = tree.children.map((child, at) => {
    // Two texts that a parser makes one are shaped as one: letters would move by a part of a pixel.
    const isSplit = at > 0 && typeof child === 'string' && typeof tree.children[at - 1] === 'string'
    return (isSplit ? '<!-- -->' : '') + markupOf(child, styleClass)
  })
  return `${open}${children.join('')}</${tree.tag}>`
}
