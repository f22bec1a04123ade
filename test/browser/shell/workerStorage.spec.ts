import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildShell } from '../../../host-shell/build/builds.ts'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { expect, reworded } from '../releases/fixtures.ts'
import { saveData } from '../saveData.ts'
import { signedIn } from '../session.ts'
import { isPrepared, sees, stored, test } from './workerPages.ts'

test('tokens are nowhere in what is stored', async ({ page, bench, open }) => {
  const room = controlRoom(bench.site.url)
  for (let visit = 0; visit < 3; visit++) {
    const address = await signedIn(room, '/upload-nickname')
    await open(`${address}&tester=secret-of-a-tester`)
    await open(address)
    await expect(page.locator('[data-remote="account"] h1')).toBeVisible()
    await isPrepared(page)
  }
  const all = Object.entries(await stored(page))
  expect(all.length).toBeGreaterThan(5)
  for (const [url, text] of all) expect(url + text).not.toMatch(/acc_token=|ref_token=|eyJ|secret-of/)
  expect(
    all
      .map(([url]) => new URL(url))
      .filter(({ search }) => !['', '?lang=en-US', '?lang=en'].includes(search)),
  ).toEqual([])
})

test('the tools, a release by name and one remote alone are never stored', async ({ page, open }) => {
  await open('/help')
  await isPrepared(page)
  for (const path of [
    '/weather?qa=1',
    '/pay?release=weather@1.0.0-a',
    '/isolate/weather',
    '/weather?tester=a',
  ])
    await open(path)
  await sees(page, /./)
  const paths = Object.keys(await stored(page)).filter((url) => url.includes('?lang='))
  expect(paths.map((url) => new URL(url).pathname)).toEqual(['/help'])
})

test('files that no document names any more are deleted', async ({ page, bench, open }) => {
  await open('/help')
  await isPrepared(page)
  const old = '/r/weather/0.0.1-old/remoteEntry.js'
  await page.evaluate(
    async (path) => (await caches.open('companion-files-1')).put(path, new Response('')),
    old,
  )
  // The page only deletes old files if it has a newer document than the embedded one, which lists few
  // releases. So release something first.
  await bench.release({ version: '1.0.1', build: 'next', edit: reworded })
  await open('/help')
  await expect.poll(async () => Object.keys(await stored(page)).some((url) => url.endsWith(old))).toBe(false)
  expect(Object.keys(await stored(page)).some((url) => url.includes('/r/guidance/'))).toBe(true)
})

test('a deployment without a worker takes it away, with what it has stored', async ({
  page,
  bench,
  open,
  documents,
}) => {
  await open('/help')
  await isPrepared(page)
  const { parts } = await buildShell()
  await writeFile(join(bench.folder, 'worker.js'), parts.workers.off)
  documents.fault = (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Without</h1>')
  // A navigation makes the browser check for a newer worker.
  await open('/pay')
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ])
  await expect.poll(left).toEqual([0, []])
})

test('nothing is stored for somebody who saves data', async ({ page, bench, open }) => {
  await saveData(page)
  await open('/help')
  await sees(page, 'Help')
  await bench.look(page)
  await page.waitForTimeout(3500)
  expect(await stored(page)).toEqual({})
  expect(bench.answers.map(({ path }) => path)).not.toContain('/worker.js')
})
