import type { ServerResponse } from 'node:http'
import { buildRemote, buildShell } from '../../../host-shell/build/builds.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { remoteNames } from '../../../host-shell/build/remotes.ts'
import { renderPage } from '../../../host-shell/build/deploy/document.ts'
import { assetHeaders } from '../../../host-shell/build/deploy/assetHeaders.ts'
import { copyShell } from '../../../host-shell/build/deploy/site.ts'
import { readHead } from '../../../host-shell/releases/channelLog.ts'
import { inspectMirrors } from '../../../host-shell/release-cli/doctor/mirrors.ts'
import { readKeyring } from '../../../host-shell/releases/keys/keyring.ts'
import { embeddedDocument } from '../../../host-shell/releases/edits/compose.ts'
import { contentTypeOf } from '../../../shared/release-protocol/fileHeaders.ts'
import { s3Store } from '../../../host-shell/releases/stores/s3.ts'
import type { Store } from '../../../host-shell/releases/stores/store.ts'
import { release } from '../../release/command.ts'
import { hasRadosgw, startRadosgw } from '../../release/radosgw.ts'
import { startS3rver } from '../../release/s3Server.ts'
import { freshFolder } from '../../release/sampleRelease.ts'
import { startSite } from '../../site/server.ts'
import { expect, isShown, test } from './fixtures.ts'

/** Responds to a path with the bucket's object, like a host in front of the bucket. */
async function answerFrom(store: Store, path: string, response: ServerResponse): Promise<void> {
  const bytes = await store.read(path.slice(1))
  if (!bytes) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  const headers = { ...assetHeaders(path, 0), 'Content-Type': contentTypeOf(path) }
  response.writeHead(200, headers as Record<string, string>).end(bytes)
}

const silent = { step: () => {}, done: () => {} }

test('a team releases into a bucket; of its mirrors one is lost and one altered, and pages take the one that is well', async ({
  page,
}) => {
  const server = hasRadosgw ? await startRadosgw() : await startS3rver(true)
  const [own, lost, altered] = await server.open()
  const store = s3Store(server.client, own!.bucket)
  const keysDir = await freshFolder()
  const run = (line: string) => release({ store, keysDir, buildDir: paths.build }, line)

  await run('keys init')
  for (const remote of remoteNames()) {
    const ref = `${remote}@${(await buildRemote(remote)).id}`
    expect(await run(`publish ${ref}`)).toContain(`published ${ref} in s3://`)
    await run(`promote ${ref}`)
  }
  const weather = `r/weather/${(await buildRemote('weather')).id}`
  const mirror = s3Store(server.client, altered!.bucket)
  for (const key of await store.list(`${weather}/`)) await mirror.create(key, (await store.read(key))!)
  const entry = `${weather}/remoteEntry.js`
  const good = Buffer.from((await store.read(entry))!).toString()
  await mirror.replace(entry, Buffer.from(`window.evil = 1;${good}`))

  const bases = [lost!.base, altered!.base, own!.base]
  await run(`settings --base ${bases.join(',')}`)
  const { document } = (await readHead(store, 'stable'))!
  const found = (await inspectMirrors(document, store, silent)).map(({ text }) => text)
  expect(found.filter((text) => text.includes(own!.base))).toEqual([])
  expect(found.filter((text) => text.includes(lost!.base) && text.includes('is missing'))).toHaveLength(
    remoteNames().length,
  )
  expect(found).toContain(`${altered!.base}${entry} is damaged: copy it there again`)

  const shell = await buildShell()
  const folder = await freshFolder()
  await copyShell(shell, folder)
  const root = (await readKeyring(keysDir))!.roots.at(-1)!.envelope
  const config = { apiBase: '/', channel: 'stable', bases }
  const rendered = renderPage(shell.parts, embeddedDocument(document, root), config)
  const site = await startSite({
    files: folder,
    page: () => rendered,
    first: ({ url = '/' }, response) => {
      const [path = '/'] = url.split('?')
      // The page's own origin serves the channel but no releases, so the page must load them from a mirror.
      if (!/^\/(c|log|trust|r)\//.test(path)) return false
      // A prefetch can still be in flight when the bucket closes. Its failure must not fail the test.
      answerFrom(store, path.replace(/^\/r\//, '/none/'), response).catch(() => response.destroy())
      return true
    },
  })
  const loaded: string[] = []
  page.on('requestfinished', (request) => void loaded.push(request.url()))
  const since = Date.now()
  await page.goto(`${site.url}/weather`)
  await isShown(page, weather.replace('r/weather/', 'weather@'))
  await expect(page.getByText('Humidity')).toBeVisible()
  console.log(
    `${hasRadosgw ? 'radosgw' : 's3rver'}, one mirror lost, one altered: screen after ${Date.now() - since} ms`,
  )
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  expect(loaded).toContain(own!.base + entry)
  await page.goto('about:blank')
  await site.close()
  await server.close()
})
