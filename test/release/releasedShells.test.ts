import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { release, type CommandSetup } from './command.ts'
import {
  freshFolder,
  sampleDevice,
  sampleOffers,
  sampleRelease,
  sampleShell,
  writeRelease,
} from './sampleRelease.ts'
import { parseEnvelope } from '../../shared/release-protocol/envelope.ts'
import { isChannelDocument } from '../../shared/release-protocol/channelDocument.ts'
import { selectRemote } from '../../shared/release-protocol/select.ts'
import { readHead } from '../../host-shell/releases/channelLog.ts'
import { embeddedDocument } from '../../host-shell/releases/edits/compose.ts'
import { readKeyring } from '../../host-shell/releases/keys/keyring.ts'
import { initKeys } from '../../host-shell/releases/keys/roots.ts'
import { readReport } from '../../host-shell/release-cli/report/readReport.ts'
import { sharesOf } from '../../host-shell/release-cli/report/audience.ts'
import { folderStore } from '../../host-shell/releases/stores/store.ts'

let setup: CommandSetup & { buildDir: string; keysDir: string }
const run = (line: string) => release(setup, line)
const head = async () => (await readHead(setup.store, 'stable'))!.document

beforeEach(async () => {
  const keysDir = await freshFolder()
  await initKeys(keysDir, ['weather', 'shell'], new Date())
  setup = { store: folderStore(await freshFolder()), keysDir, buildDir: await freshFolder() }
  for (const built of [
    sampleRelease('weather', '1.0.0', 'aaaa'),
    sampleShell('1.4.0'),
    sampleShell('1.5.0'),
  ]) {
    await writeRelease(setup.buildDir, built)
    await run(`publish ${built.remote}@${built.version}-aaaa`)
  }
  await run('promote weather@1.0.0-aaaa')
})

describe('the shell is released like a remote', () => {
  test('a part gets the first one, the others keep the one that their document carries', async () => {
    const said = await run('promote shell@1.4.0-aaaa --pct 10')
    expect(said).toContain("a browser: the document's own → shell@1.4.0-aaaa")
    expect(said).toContain('1.4.0-aaaa         10 %')
    expect(await run('why shell --id device-1')).toMatch(
      /runs the document's own\n {2}not {2}shell@1\.4\.0-aaaa.*the device lies at \d/,
    )
    expect(await run('pause shell')).toContain('(paused)')
    expect(await run('rollout shell --pct 60')).toContain('60 %')
    expect(await run('finish shell@1.4.0-aaaa')).toContain('1.4.0-aaaa         everybody')
    expect(await run('promote shell@1.5.0-aaaa --brand lensmoo --os ios')).toContain('brand lensmoo, on ios')
    expect(await run('why shell --brand lensmoo --os ios')).toContain('runs shell@1.5.0-aaaa')
    expect(await run('why shell --brand gamefog --os ios')).toContain('runs shell@1.4.0-aaaa')
  })

  test('a document takes a newer shell alone', async () => {
    await run('promote shell@1.4.0-aaaa')
    await run('promote shell@1.5.0-aaaa')
    expect(await run('why shell --document 1.4.0')).toMatch(
      /runs shell@1\.5\.0-aaaa .*\n {2}not {2}shell@1\.4\.0-aaaa .*: needs shell <1\.4\.0, there is 1\.4\.0/,
    )
    expect(await run('why shell --document 1.5.0')).toContain("runs the document's own")
    await expect(run('why shell --document new')).rejects.toThrow('write --document 1.2.0')
  })

  test('going back ends at the one before, and at last at the one that the document carries', async () => {
    await run('promote shell@1.4.0-aaaa')
    await run('promote shell@1.5.0-aaaa --pct 10')
    expect(await run('rollback shell')).toMatch(
      /^shell in stable as of entry \d+:\n {2}1\.4\.0-aaaa +everybody\nundo: /,
    )
    await run('promote shell@1.5.0-aaaa')
    expect(await run('rollback shell --now')).toContain('open pages take it at once')
    await run('rollback shell')
    expect((await head()).remotes['shell']?.rules).toEqual([])
    expect(await run('why shell')).toContain("runs the document's own")
    await expect(run('rollback shell')).rejects.toThrow('no earlier release')
  })

  test('going back ends a first rollout, and leaves nobody with what was given to some', async () => {
    await run('promote shell@1.4.0-aaaa --pct 10')
    await run('rollback shell')
    expect((await head()).remotes['shell']?.rules).toEqual([])
    await run('promote shell@1.4.0-aaaa --brand lensmoo')
    await expect(run('finish shell')).rejects.toThrow('To take it back: release rollback shell')
    await run('rollback shell')
    expect(await run('why shell --brand lensmoo')).toContain("runs the document's own")
  })

  test('the last one can be revoked', async () => {
    await run('promote shell@1.4.0-aaaa')
    await run('revoke shell@1.4.0-aaaa --why "blank on Android 10"')
    expect(await run('why shell')).toContain("runs the document's own")
    expect((await head()).revoked).toEqual(['shell@1.4.0-aaaa'])
    await expect(run('promote shell@1.4.0-aaaa')).rejects.toThrow('is revoked')
  })

  test('doctor reads it, and the collection takes what nothing leads to, with its source maps', async () => {
    await run('promote shell@1.5.0-aaaa')
    expect(await run('doctor')).toContain('is in order')
    const later = {
      ...setup,
      maps: folderStore(await freshFolder()),
      now: () => new Date(Date.now() + 60 * 86_400_000),
    }
    for (const version of ['1.4.0', '1.5.0'])
      await later.maps.create(`shell/${version}-aaaa/main.js.map`, Buffer.from('{}'))
    const page = join(await freshFolder(), 'index.html')
    const data = JSON.stringify({ releases: { releases: {} } })
    await writeFile(page, `"/shell/1.4.0-aaaa/main.js"<script>companion.page=${data}\n</script>`)
    expect(await release(later, `gc --keep 0 --page ${page}`)).toBe('nothing to delete')
    expect(await release(later, 'gc --keep 0 --no-pages')).toMatch(
      /^deleting shell@1\.4\.0-aaaa \(\d+ files and 1 of source maps\)$/,
    )
    expect(await setup.store.list('r/shell/1.4.0-aaaa/')).toEqual([])
    expect(await later.maps.list('')).toEqual(['shell/1.5.0-aaaa/main.js.map'])
    expect(await setup.store.list('r/shell/1.5.0-aaaa/')).not.toEqual([])
    await setup.store.remove('r/shell/1.5.0-aaaa/release.sig.json')
    await expect(run('doctor')).rejects.toThrow('1 thing to mend')
  })

  test('in a folder the smaller forms lie beside what is published', async () => {
    const keys = await setup.store.list('r/shell/1.5.0-aaaa/')
    const folder = 'r/shell/1.5.0-aaaa/'
    for (const ending of ['.br', '.gz']) {
      expect(keys).toContain(`${folder}release.json${ending}`)
      // This file changes when keys are rotated, and a server would still send its outdated compressed copy.
      expect(keys).not.toContain(`${folder}release.sig.json${ending}`)
    }
  })

  test('after a rotation of its keys it is signed again', async () => {
    await run('promote shell@1.5.0-aaaa')
    await run('keys rotate release:shell')
    expect(await run('why shell')).toContain("runs the document's own")
    await run('resign shell')
    expect(await run('why shell')).toContain('runs shell@1.5.0-aaaa')
  })

  test('the report says who keeps the one that the document carries', async () => {
    await run('promote shell@1.5.0-aaaa --pct 10')
    const { channels, offers } = await readReport(setup.store, new Date())
    const [stable] = channels
    const device = { brand: 'sparkpro', os: 'ios', app: '', id: '' }
    expect(sharesOf(stable!.document, 'shell', device, offers.app)).toEqual([
      { part: 0.9 },
      { ref: 'shell@1.5.0-aaaa', part: 0.1 },
    ])
    await run('finish shell')
    const then = await readReport(setup.store, new Date())
    expect(then.channels[0]?.next['shell']).toContainEqual({
      does: "Roll back to the document's own",
      command: 'npm run release -- rollback shell',
    })
  })

  test('a page that knows nothing of released shells accepts the document and takes none', async () => {
    await run('promote shell@1.5.0-aaaa')
    const document = await head()
    expect(isChannelDocument(document)).toBe(true)
    const choice = selectRemote(document, 'shell', sampleDevice, sampleOffers)
    expect(choice.candidates).toEqual([])
    expect(choice.refused).toMatchObject([{ why: 'needs' }])
  })

  test('a new page carries no shell among its releases', async () => {
    await run('promote shell@1.5.0-aaaa')
    const keyring = (await readKeyring(setup.keysDir))!
    const text = embeddedDocument(await head(), keyring.roots.at(-1)!.envelope)
    const { remotes, releases } = JSON.parse(parseEnvelope(text)!.p) as {
      remotes: object
      releases: object
    }
    expect(Object.keys(remotes)).toEqual(['weather'])
    expect(Object.keys(releases)).toEqual(['weather@1.0.0-aaaa'])
  })

  test('without keys of its own it is not published', async () => {
    const keysDir = await freshFolder()
    await initKeys(keysDir, ['weather'], new Date())
    setup = { ...setup, store: folderStore(await freshFolder()), keysDir }
    await expect(run('publish shell@1.4.0-aaaa')).rejects.toThrow('release keys delegate shell')
    await run('keys delegate shell')
    expect(await run('publish shell@1.4.0-aaaa')).toContain('next: release promote shell@1.4.0-aaaa --pct 10')
  })
})
