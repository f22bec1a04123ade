import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until all finite animations have ended. Before that, fading elements don't have their final contrast.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === 'running')
    while (ending().length) await Promise.all(ending().map(({ finished }) => finished.catch(() => {})))
  })
}

/**
 * Runs axe on a part of the page once its animations have ended. Returns one line per violated rule: the
 * rule's id and the HTML of its elements.
 */
export async function axeFindings(page: Page, part = 'main'): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(within, {
      resultTypes: ['violations'],
      // Otherwise axe requests every stylesheet again, for a rule that isn't in the default set.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
}
