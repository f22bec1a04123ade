import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { keepTranslated } from '../../../host-shell/shell/app/keepTranslated.ts'

// `keepTranslated.spec.ts` bundles this file and runs it in an empty page.

const font = (content: string | Node): HTMLElement => {
  const element = document.createElement('font')
  element.append(content)
  return element
}

/** The ways in which translators remove a text node. */
const ways: Readonly<Record<string, (text: Text, parent: Node) => void>> = {
  'replaced at once': (text) => text.replaceWith(font(font(text.data))),
  'removed behind its translation': (text, parent) => {
    parent.insertBefore(font(text.data), text)
    parent.removeChild(text)
  },
  'removed before its translation': (text, parent) => {
    parent.insertBefore(font(text.data), text.nextSibling)
    parent.removeChild(text)
  },
  'moved into its translation': (text, parent) => {
    const around = parent.insertBefore(font(''), text)
    around.append(text)
  },
}

/**
 * States of a paragraph, each a list of its texts. Going from one state to another makes React update,
 * remove, insert and move texts.
 */
const states: readonly (readonly (string | readonly [key: string, text: string] | null)[])[] = [
  ['Resend in ', '59', ' s'],
  ['Resend in ', '58', ' s'],
  [null, '57', ' s'],
  [['b', 'Code'], '57', ' s'],
  ['Again ', '56', null],
  [null, null, null, ['i', 'over']],
  ['Again ', ['i', 'over'], ' now'],
  [['i', 'over'], 'Again ', ' now', ['b', 'and over']],
]
const drawn = (state: (typeof states)[number]): ReactNode =>
  state.map((part) => (part && typeof part !== 'string' ? <em key={part[0]}>{part[1]}</em> : part))
const plain = (state: (typeof states)[number]): string =>
  state.map((part) => (part && typeof part !== 'string' ? part[1] : part)).join('')

/** Returns the differences between the document and React's state, for each way. */
async function differences(): Promise<string[]> {
  keepTranslated(window)
  const wrong: string[] = []
  const order = [...states.keys(), ...states.keys()]
  for (const [way, take] of Object.entries(ways)) {
    const paragraph = document.body.appendChild(document.createElement('p'))
    const root = createRoot(paragraph)
    // Go from each state to every other one.
    for (const from of states)
      for (const at of order) {
        for (const state of [from, states[at]!]) {
          flushSync(() => root.render(drawn(state)))
          if (paragraph.textContent !== plain(state))
            wrong.push(`${way}: ${plain(from)} → ${plain(state)} is ${paragraph.textContent}`)
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
          const found: Text[] = []
          while (texts.nextNode()) found.push(texts.currentNode as Text)
          for (const text of found)
            if (text.parentNode && !text.parentElement?.closest('font')) take(text, text.parentNode)
          await Promise.resolve()
        }
      }
    flushSync(() => root.unmount())
    if (paragraph.textContent) wrong.push(`${way}: ${paragraph.textContent} is left`)
  }
  return wrong
}

/**
 * Tests a parent whose child a translator has moved away. Inserts an element before that child and one before
 * an element that was never added, then removes both. Returns the HTML before and after the removal.
 */
function moved(): string[] {
  const [parent, child, lost] = ['p', 'b', 'i'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  parent.append(font(child))
  parent.insertBefore(document.createElement('u'), child)
  parent.insertBefore(document.createElement('s'), lost)
  const before = parent.innerHTML
  parent.removeChild(child)
  parent.removeChild(lost)
  return [before, parent.innerHTML]
}

Object.assign(window, { differences, moved, keepTranslated })
