import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as limits from '@companion/shared/limits'
import type { Page } from '@playwright/test'
import { freshFolder } from '../../release/sampleRelease.ts'
import { deadBase, startMirror, type Mirror } from '../../site/mirror.ts'
import { startBench, type Bench, type BenchOptions } from './releaseSite.ts'
import { expect, isShown, reworded, test as base } from './fixtures.ts'

interface Fixtures {
  /** A copy of the bench's releases on another origin. */
  readonly mirror: Mirror
  /** The base URL of a host that is down. */
  readonly dead: string
  readonly mirrors: NonNullable<BenchOptions['mirrors']>
  /** Opens the weather screen on a new device. Resolves with the page and the duration in milliseconds. */
  readonly visit: () => Promise<{ readonly page: Page; readonly took: number }>
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  mirror: async ({}, provide) => {
    const mirror = await startMirror(await freshFolder())
    await provide(mirror)
    await mirror.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  dead: async ({}, provide) => provide(await deadBase()),
  mirrors: async ({ mirror }, provide) => provide({ signed: [mirror.base], built: [mirror.base] }),
  bench: async ({ mirror, mirrors }, provide) => {
    const bench = await startBench({ mirrors })
    await copy(bench, mirror)
    // The page's own origin serves no releases, so the page must load them from the mirrors.
    bench.site.faults.set('/r/*', '404')
    await provide(bench)
    await bench.site.close()
  },
  visit: async ({ browser, bench }, provide) => {
    await provide(async () => {
      const page = await (await browser.newContext()).newPage()
      const since = Date.now()
      await page.goto(`${bench.site.url}/weather`)
      await isShown(page, bench.first)
      await expect(page.getByText('Humidity')).toBeVisible()
      return { page, took: Date.now() - since }
    })
  },
})

const copy = (bench: Bench, mirror: Mirror) =>
  cp(join(bench.folder, 'r'), join(mirror.folder, 'r'), { recursive: true, force: true })

/** Returns the release files that the first weather screen needs, as paths below a base URL. */
async function firstFiles({ folder, first }: Bench): Promise<string[]> {
  const path = `r/weather/${first.split('@')[1]}`
  const files = await readdir(join(folder, path))
  return files
    .filter((file) => /^(remoteEntry|area|texts-en-json)\./.test(file))
    .map((file) => `${path}/${file}`)
}

test('a page takes everything of a release from the mirror, each file once', async ({
  page,
  bench,
  mirror,
  open,
}) => {
  await open('/weather')
  await isShown(page, bench.first)
  await expect(page).toHaveTitle(/^Weather/)
  const files = await firstFiles(bench)
  expect(files).toHaveLength(4)
  for (const file of files)
    expect(
      mirror.asked.filter((path) => path === `/${file}`),
      file,
    ).toHaveLength(1)
  expect(bench.answers.filter(({ path }) => path.startsWith('/r/'))).toEqual([])
})

for (const first of ['dead', 'changed']) {
  test.describe(() => {
    test.use({
      mirrors: async ({ mirror, dead }, provide) => {
        const signed = first === 'dead' ? [dead, mirror.base] : [mirror.base, dead]
        await provide({ signed, built: signed })
      },
    })
    test(`of two mirrors the ${first} one comes first, the other is no better: the screen is there, and nothing altered runs`, async ({
      bench,
      mirror,
      visit,
    }) => {
      bench.site.faults.clear()
      const delays: string[] = []
      for (const file of await firstFiles(bench)) {
        const at = join(mirror.folder, file)
        const good = await readFile(at, 'utf8')
        const bad = file.endsWith('.css')
          ? `${good} body { outline: 9px solid red }`
          : `window.evil = 1;${good}`
        await writeFile(at, bad)
        const { page, took } = await visit()
        expect(await page.evaluate(() => 'evil' in window), file).toBe(false)
        expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth), file).not.toBe('9px')
        await writeFile(at, good)
        await page.context().close()
        delays.push(`${took} ms (${file.split('/').pop()})`)
      }
      const { took, page } = await visit()
      await page.context().close()
      console.log(`${first} first, a changed byte: ${delays.join(', ')}; no changed byte: ${took} ms`)
    })
  })
}

test('a mirror that hangs costs its limit, and on this device not again', async ({ page, bench, mirror }) => {
  bench.site.faults.clear()
  mirror.faults.set('*', 'hang')
  const passedOver: string[] = []
  page.on('console', (message) => {
    if (message.text().endsWith('passed over')) passedOver.push(message.text())
  })
  const start = async (go: () => Promise<unknown>) => {
    const since = Date.now()
    await go()
    await isShown(page, bench.first)
    return Date.now() - since
  }
  // Prefetches from the hanging mirror would delay the page's `load` event, so don't wait for it.
  const waitUntil = 'commit'
  const first = await start(() => page.goto(`${bench.site.url}/weather`, { waitUntil }))
  const again = await start(() => page.reload({ waitUntil }))
  console.log(`a mirror that hangs: first screen after ${first} ms, the next time after ${again} ms`)
  expect(first).toBeGreaterThanOrEqual(limits.mirror)
  expect(passedOver).toEqual([`${mirror.base} passed over`])
})

test.describe(() => {
  let second: Mirror
  test.use({
    mirrors: async ({ mirror }, provide) => {
      second = await startMirror(mirror.folder)
      await provide({ signed: [mirror.base], built: [mirror.base, second.base] })
      await second.close()
    },
  })

  test('an open page goes on with the mirrors of a newer document', async ({ page, bench, mirror, open }) => {
    await open('/weather')
    await isShown(page, bench.first)
    const ref = await bench.publish({ version: '2.0.0', build: 'new1', edit: reworded })
    await copy(bench, mirror)
    await bench.run(`settings --base ${second.base}`)
    await bench.run(`promote ${ref}`)
    await bench.look(page)
    await isShown(page, ref)
    await expect(page.getByText('Wetness')).toBeVisible()
    expect(second.asked).toContain('/r/weather/2.0.0-new1/remoteEntry.js')
    expect(mirror.asked.filter((path) => path.includes('2.0.0'))).toEqual([])
  })

  test('scripts are let in from the signed bases and from nowhere else', async ({
    page,
    bench,
    mirror,
    open,
  }) => {
    await open('/weather')
    await isShown(page, bench.first)
    const tried = (url: string) =>
      page.evaluate((src) => {
        try {
          document.createElement('script').src = src
          return 'let in'
        } catch (failure) {
          return String(failure)
        }
      }, url)
    expect(await tried(`${mirror.base}r/x/1/x.js`)).toBe('let in')
    expect(await tried('/r/x/1/x.js')).toBe('let in')
    for (const url of [
      `${second.base}r/x/1/x.js`,
      mirror.base.replace('mirror/', 'r/x/1/x.js'),
      `${mirror.base}x.js`,
      `${mirror.base}r/x/1/x.json`,
      'https://evil.example/r/x/1/x.js',
    ])
      expect(await tried(url), url).toContain('refused script')
  })
})
