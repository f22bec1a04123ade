/** Matches ids that React generates on a server and in a page. */
const madeIds = /_[rR]_[0-9a-z]+_/g

const childrenOf = (element: Element) => [...element.querySelectorAll('*')]

/** Writes a field's current state into the copy's attributes, which otherwise contain the initial state. */
function writeState(field: Element, copy: Element): void {
  if (!(field instanceof HTMLInputElement)) return
  copy.toggleAttribute('checked', field.checked)
  copy.setAttribute('value', field.value)
}

/**
 * Returns an element's normalised markup, so that two renderings of a screen can be compared. Ids are
 * numbered, attributes are sorted, comments are removed, and fields have their current values.
 */
export function normalHtml(element: Element): string {
  const copy = element.cloneNode(true) as Element
  const originals = childrenOf(element)
  for (const [at, each] of childrenOf(copy).entries()) {
    writeState(originals[at]!, each)
    const attributes = [...each.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of attributes) each.removeAttribute(name)
    for (const { name, value } of attributes)
      each.setAttribute(name, name === 'style' ? value.replace(/([:;]) /g, '$1').replace(/;$/, '') : value)
  }
  const ids = new Map<string, string>()
  const numbered = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`)
    return ids.get(id) ?? id
  }
  return copy.innerHTML
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(madeIds, numbered)
    .replaceAll('><', '>\n<')
}
