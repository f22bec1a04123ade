import type { Page } from '@playwright/test'
import { manifestOf, remoteNames } from '../../../host-shell/build/remotes.ts'
import { expect } from '../fixtures.ts'

/** All routes of all remotes, each with the name of its remote. */
export const routes = (await Promise.all(remoteNames().map(manifestOf))).flatMap(
  ({ name: remote, routes: own }) => own.map((route) => ({ ...route, remote })),
)

type Route = (typeof routes)[number]

/**
 * Returns whether the screen is complete: it has a heading, but no skeleton, spinner or running animation.
 */
const atRest = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main:not([data-left])')
    const heading = main?.querySelector('h1')
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].filter((it) => it.checkVisibility())
    return !!heading && moving.length + busy.length === 0
  })

/** Waits until a route's screen is shown and complete. */
export async function arrive(page: Page, { remote, name }: Route): Promise<void> {
  await expect(page.locator(`main:not([data-left]) [data-remote="${remote}"]`).first(), name).toBeVisible()
  await expect.poll(() => atRest(page), `${name} comes to rest`).toBe(true)
}

/** Navigates to a route within the page, as a tap on a link does. Preserves the query parameters. */
export async function moveTo(page: Page, route: Route): Promise<void> {
  await page.evaluate((path) => {
    if (location.pathname === path) return
    document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState({ depth: 1 }, '', path + location.search)
  }, route.path)
  await arrive(page, route)
}

/** Sets the text size, as a phone's settings do, and scrolls to the top. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
    scrollTo(0, 0)
  }, percent)
