/** The first of some elements as the page shows them, whatever order they were declared in. */
export function firstShown(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return elements.reduce<HTMLElement | undefined>((first, element) => {
    const earlier = first && element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
    return first === undefined || earlier ? element : first
  }, undefined)
}
