import { initKeys } from '../../../host-shell/releases/keys/roots.ts'
import { channelWriter, readHead } from '../../../host-shell/releases/channelLog.ts'
import { freshFolder } from '../../release/sampleRelease.ts'
import { readKeyring } from '../../../host-shell/releases/keys/keyring.ts'
import type { ChannelDocument } from '../../../shared/release-protocol/channelDocument.ts'
import type { Bench } from './releaseSite.ts'
import { expect, isShown, reworded, test, openFirst, turnsTo } from './fixtures.ts'

const put = (bench: Bench, text: string) => bench.store.replace('c/stable.json', Buffer.from(text))

/** Returns the newest channel document, modified and signed with the given keys. */
async function signed(bench: Bench, keysDir: string, change: Partial<ChannelDocument>): Promise<string> {
  const head = await readHead(bench.store, 'stable')
  const ring = (await readKeyring(keysDir)) ?? (await initKeys(keysDir, ['weather'], new Date()))
  const { sign } = channelWriter(ring, {
    store: bench.store,
    channel: 'stable',
    by: 'x',
    now: () => new Date(),
  })
  return JSON.stringify(await sign(JSON.stringify({ ...head!.document, ...change })))
}

test('an old, expired, wrongly signed or damaged document changes nothing', async ({ page, bench, open }) => {
  const old = Buffer.from((await bench.store.read('c/stable.json'))!).toString()
  const second = await bench.publish({ version: '2.0.0', build: 'new1', edit: reworded })
  const third = await bench.publish({ version: '3.0.0', build: 'new1' })
  await bench.run(`promote ${second}`)
  await open('/weather')
  await isShown(page, second)
  const { document } = (await readHead(bench.store, 'stable'))!
  await bench.run(`promote ${third}`)
  const wanted = Buffer.from((await bench.store.read('c/stable.json'))!).toString()
  const seq = document.seq + 5

  const wrong: Record<string, string> = {
    'an older one, replayed': old,
    'one of a stranger': await signed(bench, await freshFolder(), { seq }),
    'one past its date': await signed(bench, bench.keysDir, { seq, exp: '2026-01-01T00:00:00Z' }),
    'one of another channel': await signed(bench, bench.keysDir, { seq, channel: 'beta' }),
    'one without a signature': JSON.stringify({ ...JSON.parse(wanted), s: [] }),
    'one with a changed byte': wanted.replace('3.0.0-new1', '3.0.0-new2'),
    'one that is none': '<!doctype html>',
    'one that never ends': `{"p":"${'x'.repeat(300_000)}"}`,
  }
  for (const [what, text] of Object.entries(wrong)) {
    await put(bench, text)
    const asked = page.waitForResponse(/\/c\/stable\.json/)
    await bench.look(page)
    await (await asked).finished()
    await page.reload()
    await test.step(what, () => isShown(page, second))
  }
  await put(bench, wanted)
  await turnsTo(page, bench, third)
})

test('code that its remote’s keys have not signed never runs, though the channel names it', async ({
  page,
  bench,
}) => {
  await openFirst(page, bench)
  const edit = (file: string, text: string) => (file === 'remoteEntry.js' ? `window.evil = 1;${text}` : text)
  const second = await bench.release({ version: '2.0.0', build: 'evil', edit })
  const { document } = (await readHead(bench.store, 'stable'))!
  const releases = { ...document.releases, [second]: { ...document.releases[second]!, s: [] } }
  await put(bench, await signed(bench, bench.keysDir, { seq: document.seq + 1, releases }))
  const asked = page.waitForResponse(/\/c\/stable\.json/)
  await bench.look(page)
  await (await asked).finished()
  await page.reload()
  await isShown(page, bench.first)
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  await bench.run('rollback --set 2')
  await page.reload()
  await isShown(page, second)
})

test('new keys are learnt through the chain of root documents', async ({ page, bench }) => {
  await openFirst(page, bench)
  const second = await bench.publish({ version: '2.0.0', build: 'new1', edit: reworded })
  await bench.run('keys rotate root')
  await bench.run('keys rotate channel')
  await bench.run(`promote ${second}`)
  await turnsTo(page, bench, second)
})

test('without a secure context the page keeps to the releases it carries', async ({ bench, playwright }) => {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP m.lensmoo.example 127.0.0.1'],
  })
  const page = await browser.newPage()
  await bench.release({ version: '2.0.0', build: 'new1', edit: reworded })
  await page.goto(`http://m.lensmoo.example:${bench.site.port}/weather`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await isShown(page, bench.first)
  await browser.close()
})

test('with the release server gone, a known device starts with what it knows', async ({
  page,
  bench,
  open,
}) => {
  const second = await bench.release({ version: '2.0.0', build: 'new1', edit: reworded })
  await open('/weather')
  await isShown(page, second)
  for (const prefix of ['/c/', '/r/', '/log/', '/trust/']) bench.site.faults.set(`${prefix}*`, '404')
  await page.reload()
  await isShown(page, second)
  await expect(page.getByText('Wetness')).toBeVisible()
})

test.describe('a document out of date, and no newer one to be had', () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  const retry = { name: 'Retry' } as const

  test('what is about passwords starts from it for a week, then asks to try again', async ({
    page,
    open,
  }) => {
    /**
     * Sets the time of the device and of the server's `Date` header. The server responds with a 404, so the
     * page has no newer document than its own.
     */
    const setTime = async (now: Date) => {
      await page.clock.setFixedTime(now)
      const headers = { date: now.toUTCString() }
      await page.route('**/c/*', (route) => route.fulfill({ status: 404, headers }))
    }
    await setTime(days(20))
    await open('/forget-password')
    await expect(page.locator('[data-remote="security"]')).toBeVisible()
    await setTime(days(22))
    await open('/forget-password')
    await expect(page.getByRole('button', retry)).toBeVisible()
    await page.getByRole('button', retry).click()
    await expect(page.getByRole('button', retry)).toBeVisible()
    await expect(page.locator('[data-remote="security"]')).toHaveCount(0)
    await open('/weather')
    await expect(page.locator('[data-remote="weather"]')).toBeVisible()
  })
})
