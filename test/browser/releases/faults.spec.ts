import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faults, tamper } from './releaseSite.ts'
import { expect, isShown, remembered, reworded, test } from './fixtures.ts'

const named = (build: string) => ({
  container: `weather_2_0_0_${build}`,
  ref: `weather@2.0.0-${build}`,
  changes: { version: '2.0.0', build },
})

const bad = [
  { how: 'at load', build: 'load', edit: () => faults.atLoad },
  {
    how: 'at render',
    build: 'render',
    edit: ({ container }: ReturnType<typeof named>) => faults.atRender(container),
  },
  {
    how: 'later',
    build: 'later',
    edit: ({ container }: ReturnType<typeof named>) => faults.later(container),
  },
] as const

async function throwsOnceShown(page: Page, ref: string): Promise<void> {
  await isShown(page, ref)
  await page.evaluate('window.throwNow = true')
}

for (const { how, build, edit } of bad) {
  test(`a release that throws ${how} is left by a new page, and stays away`, async ({
    page,
    bench,
    open,
  }) => {
    const made = named(build)
    await bench.publish({ ...made.changes, edit: edit(made) })
    await bench.run(`promote ${made.ref}`)
    await open('/weather')
    if (build === 'later') await throwsOnceShown(page, made.ref)
    await isShown(page, bench.first)
    await expect(page.getByText('Humidity')).toBeVisible()
    await expect.poll(async () => (await remembered(page)).aside[made.ref]?.times).toBe(1)
    await page.reload()
    await isShown(page, bench.first)
    await expect(page.locator(`[data-release="${made.ref}"]`)).toHaveCount(0)
  })

  test(`an open page does not come to a release that throws ${how}, or leaves it`, async ({
    page,
    bench,
    open,
  }) => {
    await open('/weather')
    await isShown(page, bench.first)
    const made = named(build)
    await bench.publish({ ...made.changes, edit: edit(made) })
    await bench.run(`promote ${made.ref}`)
    await bench.look(page)
    if (build === 'later') await throwsOnceShown(page, made.ref)
    await expect.poll(async () => (await remembered(page)).aside[made.ref]?.times).toBe(1)
    await isShown(page, bench.first)
    await expect(page.getByText('Humidity')).toBeVisible()
  })
}

test('a changed byte in any file never runs, and the release before is shown', async ({
  page,
  bench,
  open,
}) => {
  const ref = await bench.release({ version: '2.0.0', build: 'bytes', edit: reworded })
  const base = 'r/weather/2.0.0-bytes'
  const files = (await readdir(join(bench.folder, base))).filter((file) =>
    /^(remoteEntry|area|texts-en-json)\.(js|css)$/.test(file),
  )
  expect(files.length).toBe(4)
  for (const file of files) {
    const good = Buffer.from((await bench.store.read(`${base}/${file}`))!).toString()
    await tamper(bench, `${base}/${file}`, (text) =>
      file.endsWith('.css') ? `${text} body { outline: 9px solid red }` : `window.evil = 1;${text}`,
    )
    const fresh = await page.context().browser()!.newContext()
    const visitor = await fresh.newPage()
    // The page shows its embedded release and tries the newer release in the background, so wait for that.
    const tried = visitor.waitForResponse((answer) => answer.url().includes(`${base}/${file}`))
    await open('/weather', visitor)
    await tried
    await visitor.waitForLoadState('networkidle')
    await isShown(visitor, bench.first)
    expect(await visitor.evaluate(() => 'evil' in window), file).toBe(false)
    expect(await visitor.evaluate(() => getComputedStyle(document.body).outlineWidth), file).not.toBe('9px')
    expect((await remembered(visitor)).aside[ref], 'the release itself is not to blame').toBeUndefined()
    await fresh.close()
    await tamper(bench, `${base}/${file}`, () => good)
  }
  await open('/weather')
  await isShown(page, ref)
})

test('a release that twice took the web view with it is not started a third time', async ({
  bench,
  browser,
}) => {
  const ref = await bench.release({ version: '2.0.0', build: 'crash', edit: reworded })
  const context = await browser.newContext()
  for (let start = 1; start <= 3; start++) {
    const page = await context.newPage()
    await page.goto(`${bench.site.url}/weather`)
    await isShown(page, start < 3 ? ref : bench.first)
    if (start < 3) {
      const gone = page.waitForEvent('crash')
      const session = await context.newCDPSession(page)
      session.send('Page.crash').catch(() => {})
      await gone
    }
    await page.close()
  }
  await context.close()
})
