import { act, within, type BoundFunctions, type queries } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { allRoutes } from '../account/allRoutes.ts'
import { typedInto } from '../errorCases/errorCase.ts'
import { hydrate, prerenderScreen, type Hydrated } from './hydrateScreen.ts'
import { enterBuild, enterDevice, enterPage, inOutlet, screenOf } from './realm.tsx'

type Page = BoundFunctions<typeof queries>
type Early = (page: Page) => void

const lang = 'en'
const opened: Hydrated[] = []

/** Sets up a test file for screens that get user input before hydration. */
export function withEarlyScreens(): void {
  beforeAll(() => enterPage(lang))
  afterEach(async () => {
    for (const { root } of opened.splice(0)) await act(async () => root.unmount())
    vi.restoreAllMocks()
  })
}

export const input = (page: Page, label: string) =>
  page.getByLabelText<HTMLInputElement>(label, { selector: typedInto })

async function hydrated(html: string, shown: ReactNode, early: Early) {
  const result = await hydrate(html, shown, (container) => early(within(container)))
  opened.push(result)
  expect(result.complaints).toEqual([])
  const page = within(result.container)
  return { page, field: (label: string) => input(page, label), user: userEvent.setup() }
}

/** Prerenders a part of a screen, applies the user's early input, and hydrates the part. */
export const openPart = async (shown: ReactNode, early: Early) =>
  hydrated((await prerenderScreen(shown)).html, shown, early)

/** Does the same with a whole screen, on a device with a user and this history state. */
export async function openEarly(name: string, early: Early, state: object | null = null) {
  const route = (await allRoutes()).find((each) => each.name === name)!
  const shown = inOutlet(await screenOf(route, lang))
  history.replaceState(null, '', route.path)
  enterBuild(route)
  const { html } = await prerenderScreen(shown)
  history.replaceState(state, '', route.path)
  await enterDevice({ app: false, signedIn: true })
  return hydrated(html, shown, early)
}

/** Sets a field's value as the user or the browser does, with or without an event. */
export function put(field: HTMLInputElement, value: string, type?: 'input'): void {
  field.value = value
  if (type) field.dispatchEvent(new InputEvent(type, { bubbles: true, data: value }))
}

/** Returns a list of the fields that scripts write to from now on. */
export function writtenFields(): HTMLInputElement[] {
  const written: HTMLInputElement[] = []
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (
    this: HTMLInputElement,
    value,
  ) {
    written.push(this)
    own.set!.call(this, value)
  })
  return written
}
