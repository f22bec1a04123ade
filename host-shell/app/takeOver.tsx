import { type ReactNode, useLayoutEffect } from 'react'
import * as limits from '@companion/shared/limits'
import { words as shown } from './words.ts'

// A document may bring the words of its screen (`prerender/`). React's first commit takes their place, so it must be the
// whole screen: what would show a skeleton suspends the page instead, and the words stay. What the visitor has done to
// them by then goes over to the screen.

let leave = (): void => {}

const parts = ['main', '[data-part="nav-bar"]']

/** The element of the page that stands where this one stood in the words. */
function counterpart(words: Element, page: Element, element: Element): HTMLElement | undefined {
  for (const part of parts) {
    const at = [...words.querySelectorAll(`${part} *`)].indexOf(element)
    const found = at < 0 ? undefined : page.querySelectorAll<HTMLElement>(`${part} *`)[at]
    if (found?.tagName === element.tagName) return found
  }
  return undefined
}

/** Where a boundary of a selection lies, in letters from the start: React splits texts where a parser does not. */
function lettersBefore(top: Node, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(top, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

function boundaryAt(top: Node, letters: number, isEnd: boolean): [Node, number] {
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  let left = letters
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text
    if (isEnd ? left <= length : left < length) return [text, left]
    left -= length
  }
  return [top, 0]
}

interface Done {
  readonly focused: Element | null
  readonly selected: readonly [from: number, to: number] | undefined
}

/** What the visitor has focused and selected at this moment. */
function seeDone(words: Element): Done {
  const { rangeCount, isCollapsed } = getSelection() ?? { rangeCount: 0, isCollapsed: true }
  const range = rangeCount && !isCollapsed ? getSelection()?.getRangeAt(0) : undefined
  const main = words.querySelector('main')
  return {
    focused: document.activeElement,
    selected:
      range && main?.contains(range.commonAncestorContainer)
        ? [
            lettersBefore(main, range.startContainer, range.startOffset),
            lettersBefore(main, range.endContainer, range.endOffset),
          ]
        : undefined,
  }
}

function carryOver(words: Element, page: Element, { focused, selected }: Done): void {
  for (const typed of words.querySelectorAll('input')) {
    const field = counterpart(words, page, typed) as HTMLInputElement | undefined
    if (!field || typed.value === typed.defaultValue) continue
    // Past React's own setter, which would take the event for no news.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (focused && words.contains(focused)) counterpart(words, page, focused)?.focus({ preventScroll: true })
  const main = page.querySelector('main')
  if (selected && main) {
    const [from, fromOffset] = boundaryAt(main, selected[0], false)
    const [to, toOffset] = boundaryAt(main, selected[1], true)
    // Chromium 87 does not read a spread in an optional call.
    getSelection()?.setBaseAndExtent(from, fromOffset, to, toOffset)
  }
  const tapped = window.companionTapped && counterpart(words, page, window.companionTapped)
  delete window.companionTapped
  if (tapped) setTimeout(() => tapped.click())
}

interface Props {
  readonly root: Element
  readonly words: Element
  readonly children: ReactNode
}

function TakenOver({ root, words, children }: Props) {
  // Rendering and commit are one task: when an effect runs, what is removed has lost focus and selection.
  const done = seeDone(words)
  useLayoutEffect(() => {
    shown.staying = undefined
    leave()
    delete document.documentElement.dataset['screen']
    carryOver(words, root, done)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return children
}

/**
 * The page as it takes the place of the words in the document; the page itself where there are none. Nothing is
 * committed before the whole screen is, or `limits.part` ms have passed.
 */
export function takeOver(root: Element, page: ReactNode): ReactNode {
  const words = root.querySelector('[data-words]')
  if (!words) return page
  shown.staying = new Promise((resolve) => (leave = resolve))
  setTimeout(leave, limits.part)
  return (
    <TakenOver root={root} words={words}>
      {page}
    </TakenOver>
  )
}
