/**
 * Pictures of the whole kit, to be looked at: `npx tsx test/gallery/gallery.ts [page]` writes them to
 * .companion/gallery. Nothing is compared; eyes decide, and axe names what they cannot see.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { precompiledTexts } from '../precompiledTexts.ts'
import { views } from './views.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const built = join(here, '../../.companion/gallery/site')
const pictures = join(here, '../../.companion/gallery')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function serve(page: Page): Promise<void> {
  await page.route('http://gallery.test/**', (route) => {
    const path = new URL(route.request().url()).pathname
    const name = path === '/' ? '/index.html' : path
    return route.fulfill({
      body: readFileSync(join(built, name)),
      contentType: types[extname(name)] ?? 'application/octet-stream',
    })
  })
}

/** What is fixed to the window is shown in it. */
const fixed = new Set(['alert', 'question', 'picker', 'toasts'])

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
await build({
  root: here,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), precompiledTexts()],
  build: { outDir: built, emptyOutDir: true, target: 'es2022' },
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const { name, page: which, width, reduced, ...query } of views(process.argv[2])) {
  const page = await browser.newPage({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  })
  page.on('pageerror', (error) => console.error(name, error.message))
  await serve(page)
  await page.goto(`http://gallery.test/?${new URLSearchParams({ page: which, ...query })}`)
  await page.waitForSelector('main *')
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((each) =>
          each.playState === 'running' && each.effect?.getTiming().iterations === 1
            ? each.finished
            : undefined,
        ),
    ),
  )
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: !fixed.has(which) })
  await page.addScriptTag({ content: axe })
  const found = await page.evaluate(
    'axe.run({ rules: { region: { enabled: false } } }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))',
  )
  if (Array.isArray(found)) for (const violation of found) console.error(name, violation)
  await page.close()
}

// One sheet a page, all looks side by side.
for (const which of new Set(views(process.argv[2]).map(({ page }) => page))) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
  const images = views(which).map(({ name }) => {
    const data = readFileSync(join(pictures, `${name}.png`)).toString('base64')
    return `<img style="width:${name.endsWith('wide') ? 560 : 390}px" src="data:image/png;base64,${data}">`
  })
  await page.setContent(
    `<body style="display:flex;flex-wrap:wrap;align-items:flex-start;gap:12px;background:#777">${images.join('')}`,
  )
  await page.screenshot({ path: join(pictures, `sheet-${which}.png`), fullPage: true })
  await page.close()
}
await browser.close()
console.log(pictures)
