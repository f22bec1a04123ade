import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Resolves when all finite animations have ended: fading elements reach their final contrast only then. */
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

/** Axe findings in a part of the page at rest: the rule and its elements, one line each. */
export async function axeFindings(page: Page, part = 'main'): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(within, {
      resultTypes: ['violations'],
      // Otherwise it refetches every stylesheet, for a rule that isn't in the default set.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
}
