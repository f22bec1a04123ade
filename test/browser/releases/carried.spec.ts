import type { ChannelDocument } from '../../../shared/release-protocol/channelDocument.ts'
import { renderPage } from '../../../host-shell/build/deploy/document.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { publishSite } from '../../../host-shell/build/deploy/site.ts'
import { startSite } from '../../site/server.ts'
import { expect, test } from '../fixtures.ts'

test.use({ expected: /404|Failed to load resource/ })

/** Returns the embedded channel document without one remote, as in a channel with more remotes than fit. */
function without(remote: string, embedded: string): string {
  const { p, ...rest } = JSON.parse(embedded) as { p: string }
  const document = JSON.parse(p) as ChannelDocument
  const others = <T>(table: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => name.split('@')[0] !== remote))
  const { remotes, releases } = document
  const p2 = JSON.stringify({ ...document, remotes: others(remotes), releases: others(releases) })
  return JSON.stringify({ ...rest, p: p2 })
}

test('a page shows what it carries while the server says nothing of releases, and waits for it where it carries nothing', async ({
  page,
}) => {
  const { shell, embedded } = await publishSite()
  const config = { apiBase: '/', channel: 'stable', limits: { channel: 1500 } }
  const part = renderPage(shell.parts, without('guidance', embedded), config)
  const site = await startSite({ files: paths.site, page: () => part })
  const verified = page.waitForResponse(/\/verify\.js/)
  await page.goto(`${site.url}/help`)
  await verified
  await expect(page.locator('[data-remote="guidance"]')).toBeVisible()

  const stranger = await page.context().browser()!.newContext()
  const late = await stranger.newPage()
  site.faults.set('/c/*', 'hang')
  await late.goto(`${site.url}/weather`)
  await expect(late.locator('[data-remote="weather"]')).toBeVisible()
  await late.goto(`${site.url}/help`)
  await expect(late.getByText('This page doesn’t exist')).toBeVisible()
  await stranger.close()
  await site.close()
})
