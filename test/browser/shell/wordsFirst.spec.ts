import { expect } from '../fixtures.ts'
import { openHeld, test } from './prerendered.ts'

for (const [path, file] of [
  ['/help?lang=de', 'pages-de-json.js'],
  ['/user-terms?lang=ar', 'legal-1-0-ar-json.js'],
] as const)
  test(`${path} downloads its long texts beside its remote, once`, async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop() ?? ''))
    const release = await openHeld(page, `http://metawatch.localhost:${site.port}${path}`)
    await expect.poll(() => asked).toContain(file)
    release()
    await expect(page.locator('[data-prerendered]')).toHaveCount(0)
    expect(asked.filter((name) => name === file)).toHaveLength(1)
  })

test('what else the page downloads waits for its words', async ({ page, open }) => {
  await page.addInitScript(() => {
    const seen = { frame: 0, download: 0 }
    Object.assign(window, { seen })
    requestAnimationFrame(function look(now) {
      if (document.querySelector('[data-prerendered] h1')) seen.frame ||= now
      else if (!seen.frame) requestAnimationFrame(look)
    })
    new MutationObserver(() => {
      if (document.querySelector('link[href$="/area.js"]')) seen.download ||= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await open('/weather?lang=en', 'metawatch.localhost')
  await page.locator('[data-remote] h1').waitFor()
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Record<'frame' | 'download', number> }).seen,
  )
  expect(seen.frame).toBeGreaterThan(0)
  expect(seen.download).toBeGreaterThan(seen.frame)
})
