import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildShell } from '../../../host-shell/build/builds.ts'
import { expect, isShown, reworded, turnsTo } from '../releases/fixtures.ts'
import { hangs, isDocument, isPrepared, lost, sees, test } from './workerPages.ts'

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test('a first visit is the network’s alone, and asks for the worker after its screen', async ({
  page,
  bench,
  open,
}) => {
  await open('/help')
  await sees(page, 'Help')
  await isPrepared(page)
  expect(await isControlled(page)).toBe(false)
  const asked = bench.answers.map(({ path }) => path)
  expect(asked.indexOf('/worker.js')).toBeGreaterThan(asked.findIndex((path) => path.endsWith('live.js')))
  // Every file was requested once: the worker has stored the copies from the browser's HTTP cache.
  const files = asked.filter((path) => /^\/(shell|r)\//.test(path))
  expect(new Set(files).size).toBe(files.length)
})

test('a return visit starts without the server, documents and files alike', async ({
  page,
  bench,
  open,
  documents,
}) => {
  await open('/help?lang=de')
  await isPrepared(page)
  for (const fault of [lost, hangs]) {
    documents.fault = fault
    bench.site.faults.set('/shell/*', '404').set('/r/*', '404')
    await open('/help?lang=de&dark=1')
    await sees(page, 'Hilfe')
    expect(await isControlled(page)).toBe(true)
    bench.site.faults.clear()
  }
})

test('whoever reloads gets the server’s document, and a page that is not stored waits for it', async ({
  page,
  bench,
  open,
  documents,
}) => {
  await open('/help')
  await isPrepared(page)
  const asked = () => bench.answers.filter(({ path }) => isDocument(path)).length
  const before = asked()
  documents.fault = (response) =>
    void setTimeout(() => {
      response
        .writeHead(200, bench.page.headers as never)
        .end(bench.page.html.replace('<html', '<html data-new'))
    }, 1500)
  await page.reload()
  await expect(page.locator('html[data-new]')).toHaveCount(1)
  await open('/weather')
  await expect(page.locator('html[data-new]')).toHaveCount(1)
  expect(asked()).toBe(before + 2)
})

test('a document that is older than its day is not shown', async ({ page, open, documents }) => {
  await open('/help')
  await isPrepared(page)
  await page.evaluate(async () => {
    const cache = await caches.open('companion-documents-1')
    for (const request of await cache.keys()) {
      const answer = (await cache.match(request))!
      const headers = new Headers(answer.headers)
      headers.set('x-stored-until', String(Date.now() - 1))
      await cache.put(request, new Response(await answer.text(), { headers }))
    }
  })
  documents.fault = lost
  await expect(open('/help')).rejects.toThrow('net::ERR')
  documents.fault = undefined
  // The browser's error page can appear late and abort a navigation, so try again.
  await expect(() => open('/help')).toPass()
  await sees(page, 'Help')
})

test('a release that is revoked leaves a page whose document is a stored one', async ({
  page,
  bench,
  open,
  documents,
}) => {
  const good = await bench.release({ version: '1.0.1', build: 'good', edit: reworded })
  await open('/weather')
  await turnsTo(page, bench, good)
  await isPrepared(page)
  documents.fault = hangs
  await open('/weather')
  await isShown(page, good)
  await bench.run(`revoke ${good} --why "bad"`)
  await turnsTo(page, bench, bench.first)
})

for (const [what, sabotage, controls] of [
  ['whose storage hangs', 'caches.open = () => new Promise(() => {});', true],
  ['whose storage throws', 'caches.open = () => { throw new Error("no storage") };', true],
  ['that is no script', 'nothing here {', false],
] as const)
  test(`a worker ${what} holds no visit back`, async ({ page, bench, open }) => {
    const { parts } = await buildShell()
    await writeFile(join(bench.folder, 'worker.js'), parts.workers.on.replace('<!--\n', `<!--\n${sabotage}`))
    await open('/help')
    await sees(page, 'Help')
    await expect.poll(() => bench.answers.some((answer) => answer.path === '/worker.js')).toBe(true)
    if (controls) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    for (const path of ['/weather', '/help']) {
      const asked = bench.answers.length
      await open(path)
      expect(await isControlled(page), 'the sabotaged worker is between page and server').toBe(controls)
      await sees(page, /./)
      expect(bench.answers.slice(asked).some((answer) => answer.path === path)).toBe(true)
    }
    await page.reload()
    await sees(page, 'Help')
  })

test('each host keeps its own, and shows its own brand', async ({ page, bench, documents }) => {
  const at = (host: string) => `http://${host}.localhost:${bench.site.port}/help`
  for (const host of ['metawatch', 'lensmoo']) {
    await page.goto(at(host))
    await isPrepared(page)
  }
  documents.fault = lost
  for (const host of ['metawatch', 'lensmoo']) {
    await page.goto(at(host))
    await sees(page, 'Help')
    await expect(page.locator('body')).toHaveAttribute('data-brand', host)
  }
})
