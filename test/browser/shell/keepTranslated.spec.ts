import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { expect, test } from '../fixtures.ts'

// Needs a real engine, because happy-dom defines the patched DOM methods on other prototypes.

/** Opens an empty page that runs React and `translatorWays.tsx`. */
async function openWays(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('translatorWays.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}

test('whatever way a text was taken away, React changes it, removes it and puts things before it', async ({
  page,
}) => {
  await openWays(page)
  expect(await page.evaluate('differences()')).toEqual([])
})

test('an element that a translator has moved is found, and one that it has taken away is let go', async ({
  page,
}) => {
  await page.setContent('<font></font>')
  await openWays(page)
  await page.evaluate('keepTranslated(window)')
  expect(await page.evaluate('moved()')).toEqual([
    '<u></u><font><b></b></font><s></s>',
    '<u></u><font></font><s></s>',
  ])
})

test('as long as nothing is translated, the engine’s own functions stay', async ({ page }) => {
  await openWays(page)
  const [before, after] = (await page.evaluate(`(async () => {
    const own = () => [Node.prototype.removeChild, Node.prototype.insertBefore, Node.prototype.appendChild,
      Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue').set]
    const before = own()
    keepTranslated(window)
    document.body.append('text', document.createElement('i'))
    document.body.firstChild.remove()
    await new Promise(requestAnimationFrame)
    return [before.length, own().filter((it, at) => it === before[at]).length]
  })()`)) as [number, number]
  expect(after).toBe(before)
})
