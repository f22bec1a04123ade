import { type ReactNode, use, useLayoutEffect } from 'react'
import * as limits from '@companion/shared/limits'
import { words as shown } from './words.ts'

// A document may bring the words of its screen (`prerender/`). React's first commit takes their place, so it must be the
// whole screen: what would show a skeleton suspends the page instead, and the words stay. What the visitor has done to
// them by then goes over to the screen, as far as the screen has a part of the same name: values that have arrived,
// password managers and translators add elements, so an element's number says nothing.

let leave = (): void => {}

const parts = 'a[href],input,summary,[aria-expanded]'

/** What a part is known by in the words and on the screen; empty where it has no name. */
function nameOf(part: Element): string {
  const { href, type, value, name, dataset } = part as HTMLAnchorElement & HTMLInputElement
  // Its query has the page's flags on the screen.
  if (href) return `link ${new URL(href).pathname}`
  if (part.tagName !== 'INPUT') return part.textContent
  return type === 'radio' ? `choice ${value}` : (dataset['name'] ?? name)
}

/** The only part of the page that is named like this one of the words, which is the only one there. */
function counterpart(words: Element, page: Element, part: Element): HTMLElement | undefined {
  const name = part.matches(parts) && nameOf(part)
  const [own, found] = [words, page].map((all) =>
    [...all.querySelectorAll<HTMLElement>(parts)].filter((each) => nameOf(each) === name),
  )
  return name && own?.length === 1 && found?.length === 1 ? found[0] : undefined
}

/** Where a number of letters from the start ends: React splits texts where a parser does not. */
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

/** Selects a text that the page has once. */
function select(main: Element, text: string): void {
  const at = main.textContent.indexOf(text)
  if (at < 0 || main.textContent.includes(text, at + 1)) return
  const [from, fromOffset] = boundaryAt(main, at, false)
  const [to, toOffset] = boundaryAt(main, at + text.length, true)
  // Chromium 87 does not read a spread in an optional call.
  getSelection()?.setBaseAndExtent(from, fromOffset, to, toOffset)
}

interface Done {
  readonly focused: Element | null
  readonly selected: string
}

/** What the visitor has focused and selected at this moment. */
function seeDone(words: Element): Done {
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined
  const isOurs = range && words.querySelector('main')?.contains(range.commonAncestorContainer)
  return { focused: document.activeElement, selected: isOurs ? range.toString() : '' }
}

/** Gives a field what the visitor has put into its counterpart. */
function fill(field: HTMLInputElement, { type, value, checked }: HTMLInputElement): void {
  if (type === 'radio' || type === 'checkbox') {
    if (field.checked !== checked) field.click()
    return
  }
  // Past React's own setter, which would take the event for no news.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function focus(field: HTMLElement | undefined, early: Element): void {
  field?.focus({ preventScroll: true })
  // Null where a field of its type has no caret.
  const { selectionStart = null, selectionEnd = null } = early as HTMLInputElement
  if (!field || selectionStart === null) return
  // React, which is in its commit, writes the text once more after it.
  queueMicrotask(() => (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd))
}

function carryOver(words: Element, page: Element, { focused, selected }: Done): void {
  for (const early of words.querySelectorAll('input')) {
    const isTouched = early.value !== early.defaultValue || early.checked !== early.defaultChecked
    // Checking one radio button unchecks the others.
    const field = isTouched && (early.type !== 'radio' || early.checked) && counterpart(words, page, early)
    if (field) fill(field as HTMLInputElement, early)
  }
  if (focused && words.contains(focused)) focus(counterpart(words, page, focused), focused)
  const main = page.querySelector('main')
  if (selected && main) select(main, selected)
  const tapped = window.companionTapped && counterpart(words, page, window.companionTapped)
  delete window.companionTapped
  if (tapped) setTimeout(() => tapped.click())
}

let composed: Promise<void> | undefined

/** When the word that is being composed is there, or after `limits.part` ms: a field that is replaced would get it twice. */
const untilComposed = (): Promise<void> =>
  (composed ??= new Promise<void>((resolve) => {
    addEventListener('compositionend', () => setTimeout(resolve), { once: true })
    setTimeout(resolve, limits.part)
  }).then(() => {
    composed = undefined
    window.companionComposes = false
  }))

interface Props {
  readonly root: Element
  readonly words: Element
  readonly children: ReactNode
}

function TakenOver({ root, words, children }: Props) {
  if (window.companionComposes) use(untilComposed())
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
 * The page as it takes the place of the words in the document; the page itself where there are none, or where entering its
 * route has failed. Nothing is committed before the whole screen is, or `limits.part` ms have passed.
 */
export function takeOver(root: Element, page: ReactNode, entered?: unknown): ReactNode {
  const words = root.querySelector('[data-words]')
  if (!words) return page
  // They wait for a screen, and none comes where there is no session for it: what says so must not wait for them.
  if (entered === 'failed') {
    delete document.documentElement.dataset['screen']
    return page
  }
  shown.staying = new Promise((resolve) => (leave = resolve))
  setTimeout(leave, limits.part)
  return (
    <TakenOver root={root} words={words}>
      {page}
    </TakenOver>
  )
}
