import type { RunningBackend } from '../../mock-api/server.ts'
import { translateFromNow, translateFromStart } from '../shell/translator.ts'
import { isWhole } from '../shell/translatedPage.ts'
import { expect, isShown, remembered, reworded, turnsTo } from './fixtures.ts'
import { test } from './collector.ts'

const events = async (collector: RunningBackend) =>
  ((await collector.control('GET', '/health/events?limit=1000')) as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  )

for (const from of ['before the scripts', 'after the screen'] as const)
  test(`translated from ${from}: a promotion and a rollback are taken, and no release is blamed`, async ({
    page,
    bench,
    open,
    collector,
  }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    if (from === 'before the scripts') await translateFromStart(page)
    await open('/weather?lang=en')
    await isShown(page, bench.first)
    if (from === 'after the screen') await translateFromNow(page, 'replaced')
    await expect(page.getByText('Humidity')).toBeVisible()
    await isWhole(page, 'the first release')
    const second = await bench.release({ version: '2.0.0', build: 'new1', edit: reworded })
    await turnsTo(page, bench, second)
    await expect(page.getByText('Wetness')).toBeVisible()
    await page.getByRole('radio', { name: '°F' }).check({ force: true })
    await isWhole(page, 'the second release, in Fahrenheit')
    await bench.run('rollback weather')
    await turnsTo(page, bench, bench.first)
    await expect(page.getByText('Humidity')).toBeVisible()
    await isWhole(page, 'the first release again')
    expect((await remembered(page)).aside).toEqual({})
    await page.goto('about:blank')
    await expect.poll(() => events(collector)).toContain('companion.release.swapped')
    expect(
      (await events(collector)).filter((name) => /failed|quarantined|rejected|exception/.test(name)),
    ).toEqual([])
    expect(thrown).toEqual([])
  })
