import { translatePage } from '../../browser/shell/translatePage.ts'

/** A user action, described in terms that stay valid after hydration and rendering. */
export type Act =
  | { readonly type: string; readonly text: string }
  | { readonly tick: string }
  | { readonly choose: string }
  | { readonly select: string }
  | { readonly scroll: number }
  /** `gives` is the text that appears once the tap is handled. */
  | { readonly tap: string; readonly gives: string }
  /** `follow` is the path and query of a link. */
  | { readonly follow: string }

const one = <E extends Element = HTMLInputElement>(selector: string): E => {
  const found = document.querySelector<E>(`#root ${selector}`)
  if (!found) throw new Error(`${selector} is not there`)
  return found
}
const field = (name: string) => one(`input[name="${name}"]`)
const letters = (text: string) => text.replace(/[ ()-]/g, '')
/** Inserts text with the browser's own editing, because only that triggers everything that typing does. */
const insert = (text: string) => document.execCommand('insertText', false, text)
const selected = () => String(getSelection()).trim()

let selection = ''

function perform(act: Act): void {
  if ('type' in act) {
    field(act.type).focus()
    insert(act.text)
  } else if ('tick' in act) field(act.tick).click()
  else if ('choose' in act) one(`input[value="${act.choose}"]`).click()
  else if ('select' in act) {
    getSelection()!.selectAllChildren(one(act.select))
    selection = selected()
  } else if ('scroll' in act) scrollTo(0, act.scroll)
  else one<HTMLElement>('tap' in act ? act.tap : `a[href="${act.follow}"]`).click()
}

/** Describes how the result differs from the same action on a hydrated page. Returns '' if it doesn't. */
function complaint(act: Act): string {
  if ('type' in act) {
    const { value } = field(act.type)
    return letters(value) === act.text ? '' : `${act.type} holds "${value}" instead of "${act.text}"`
  }
  if ('tick' in act) return field(act.tick).checked ? '' : `${act.tick} is not ticked`
  if ('choose' in act) return one(`input[value="${act.choose}"]`).checked ? '' : `${act.choose} is not chosen`
  if ('select' in act)
    return selected() === selection ? '' : `"${selected()}" is selected, not "${selection}"`
  if ('scroll' in act) return Math.abs(scrollY - act.scroll) < 2 ? '' : `the page is scrolled to ${scrollY}`
  if ('tap' in act)
    return document.querySelector(`#root ${act.gives}`) ? '' : `${act.tap} gave no ${act.gives}`
  return (location.pathname + location.search).startsWith(act.follow) && /\blang=en\b/.test(location.search)
    ? ''
    : `${act.follow} led to ${location.pathname}${location.search}`
}

const lastTyped = (acts: readonly Act[]) =>
  acts.reduce<string | undefined>((name, act) => ('type' in act ? act.type : name), undefined)

/** Performs all actions, optionally while a translator and a password manager change the page. */
function act(given: string, changed: string): true {
  const acts = JSON.parse(given) as Act[]
  if (!document.querySelector('#root h1')) throw new Error('the screen is not there')
  // A driver call in a page that is being left can block the browser (`chromium.ts`). So links wait for
  // `pageReady`.
  if ('CompanionNative' in window && !companion.pageReady && acts.some((one) => 'follow' in one))
    throw new Error('the app has not heard of the words')
  if (changed) translatePage('replaced', '')
  for (const each of acts) perform(each)
  return true
}

/** Describes everything that is missing or wrong once the screen is live. Returns '' if nothing is. */
function wrong(given: string): string {
  const acts = JSON.parse(given) as Act[]
  const found = acts.map(complaint)
  const name = lastTyped(acts)
  // A tap moves the focus, so the focus is checked only without one.
  if (name && !acts.some((act) => 'tap' in act || 'follow' in act))
    if (document.activeElement !== field(name)) found.push(`${name} has lost the focus`)
  return found.filter(Boolean).join('; ')
}

/** Types another letter, so that React renders its state over the visible text. Returns any other changes. */
function goOn(given: string): string {
  const acts = JSON.parse(given) as Act[]
  const name = lastTyped(acts)
  if (!name) return ''
  const last = field(name)
  last.focus()
  last.setSelectionRange?.(last.value.length, last.value.length)
  insert('7')
  return wrong(
    JSON.stringify(
      acts.map((act) => ('type' in act && act.type === name ? { ...act, text: `${act.text}7` } : act)),
    ),
  )
}

Object.assign(window, { early: { act, wrong, goOn, page: document } })
