import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from './fixtures.ts'

const paths = [
  '/operational-guidance',
  '/operational-guidance-detail?brand=xiaomi',
  '/app',
  '/qr',
  '/qr2',
  '/help',
  '/support',
  '/privacy-policy',
  '/user-terms',
]
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

for (const path of paths) {
  test(`${path} is accessible in both themes and fits 320 px at double text size`, async ({ page, open }) => {
    test.slow()
    for (const query of ['dark=0&lang=en', 'dark=1&lang=ar']) {
      await open(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(axe)
      const faults = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run('main')
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      })
      expect(faults).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
