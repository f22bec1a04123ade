import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import { buildRemote, buildShell, type BuiltRelease } from '../../../host-shell/build/builds.ts'
import { remoteNames } from '../../../host-shell/build/remotes.ts'
import type { Mode } from '../../../host-shell/build/inputDigest.ts'
import type { ReleaseDocument } from '../../../shared/release-protocol/releaseDocument.ts'
import { needsOfShell, shellName } from '../../../shared/release-protocol/shellRelease.ts'
import { publishLocal } from '../../../host-shell/releases/publishLocal.ts'
import { folderStore, type Store } from '../../../host-shell/releases/stores/store.ts'
import { release } from '../../release/command.ts'
import { reissue, type Reissue } from '../../release/reissue.ts'
import { freshFolder } from '../../release/sampleRelease.ts'
import { renderPage, type Page as ServedPage } from '../../../host-shell/build/deploy/document.ts'
import { workerPath } from '../../../host-shell/build/deploy/assetHeaders.ts'
import { copyShell, workerOf } from '../../../host-shell/build/deploy/site.ts'
import { startSite, type Site, type SiteOptions } from '../../site/server.ts'

/** A test's own static host, with the command line that releases to it. */
export interface Bench {
  readonly site: Site
  readonly store: Store
  readonly folder: string
  readonly keysDir: string
  /** The HTML document that the site serves. */
  readonly page: ServedPage
  /** All responses of the site so far. */
  readonly answers: { readonly path: string; readonly status: number }[]
  /** The weather release that the shell was deployed with. */
  readonly first: string
  readonly run: (line: string) => Promise<string>
  /** Publishes a modified release of the weather remote, another remote or the shell. Returns its ref. */
  readonly publish: (changes: Reissue & { readonly remote?: string }) => Promise<`${string}@${string}`>
  /** Publishes a release and rolls it out to everyone. */
  readonly release: Bench['publish']
  /** Waits until an open page listens, then makes it poll, as it does when the network comes back. */
  readonly look: (page: Page) => Promise<void>
  /** Returns a digest of the shell's files and the HTML document. */
  readonly shellDigest: () => Promise<string>
}

export interface BenchOptions {
  readonly mode?: Mode
  readonly remotes?: readonly string[]
  /** Mirrors that the signed channel lists, and mirrors that the page's policy allows. */
  readonly mirrors?: { readonly signed: readonly string[]; readonly built: readonly string[] }
  /** Returns a handler for the bench's folder that sees each request before the site does. */
  readonly first?: (folder: string) => SiteOptions['first']
  /** Overrides for the configuration that the document contains. */
  readonly config?: Partial<PageConfig>
}

/** Builds and serves the site as `npm start` does, in separate folders and with shorter idle waits. */
export async function startBench({
  mode = 'production',
  remotes = remoteNames(),
  mirrors: { signed, built: bases } = { signed: [], built: [] },
  first,
  config = {},
}: BenchOptions = {}): Promise<Bench> {
  const [folder, keysDir, builds] = await Promise.all([freshFolder(), freshFolder(), freshFolder()])
  const shell = await buildShell(mode)
  const built: BuiltRelease[] = []
  for (const remote of remotes) built.push(await buildRemote(remote, mode))
  await copyShell(shell, folder)
  await writeFile(
    join(folder, workerPath),
    workerOf(shell.parts, { apiBase: '/', channel: 'stable', ...config }),
  )
  const store = folderStore(folder)
  const run = (line: string) => release({ store, keysDir, buildDir: builds }, line)
  const publishAll = () => publishLocal({ releases: built.map(({ dir }) => dir), siteDir: folder, keysDir })
  let embedded = await publishAll()
  if (signed.length) {
    await run(`settings --base ${signed.join(',')}`)
    embedded = await publishAll()
  }
  // `settled` is longer than a test, so no release's trial ends within it.
  const live = { idle: 400, betweenLooks: 0, settled: 60_000 }
  const page = renderPage(shell.parts, embedded.text, {
    apiBase: '/',
    channel: 'stable',
    live,
    bases,
    ...config,
  })
  const answers: { path: string; status: number }[] = []
  const answered = (path: string, status: number) => void answers.push({ path, status })
  const site = await startSite({
    files: folder,
    page: () => page,
    answered,
    first: first?.(folder),
  })
  const publish: Bench['publish'] = async ({ remote = 'weather', ...changes }) => {
    const one = remote === shellName ? shell : built.find((release) => release.remote === remote)!
    const needs = (release: ReleaseDocument) => ({ ...release, needs: needsOfShell(changes.version) })
    await reissue(one.dir, builds, { ...(remote === shellName && { release: needs }), ...changes })
    const ref = `${remote}@${changes.version}-${changes.build}` as const
    await run(`publish ${ref}`)
    return ref
  }
  const weather = built.find(({ remote }) => remote === 'weather')!
  return {
    site,
    store,
    folder,
    keysDir,
    page,
    answers,
    first: `weather@${weather.id}`,
    run,
    publish,
    release: async (changes) => {
      const ref = await publish(changes)
      await run(`promote ${ref}`)
      return ref
    },
    look: async (open) => {
      await listens(open)
      await open.evaluate(() => void dispatchEvent(new Event('online')))
    },
    shellDigest: async () => {
      const files = await readdir(join(folder, 'shell', shell.id))
      const hash = createHash('sha256').update(page.html)
      for (const file of files.toSorted()) hash.update(await readFile(join(folder, 'shell', shell.id, file)))
      return hash.digest('hex')
    },
  }
}

/** A newer shell whose script and styles mark the page. */
export const newerShell = (edit = (text: string) => text): Parameters<Bench['publish']>[0] => ({
  remote: 'shell',
  version: '9.0.0',
  build: 'new1',
  edit(file, text) {
    if (file === 'main.css') return `${text}\n:root { --of-shell: '9.0.0' }`
    if (file !== 'main.js') return text
    return edit(`${text}\n;document.documentElement.dataset.shell = '9.0.0'`)
  },
})

const tabs = 'companion.releases'

/** Makes `listens` work for pages of the context. Call it before a page opens. */
export const watchListening = (context: BrowserContext) =>
  context.addInitScript((name) => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(channel: string) {
        super(channel)
        if (channel === name) Object.assign(window, { listensForNews: true })
      }
    }
  }, tabs)

/**
 * Waits until a page can receive news. The code for that is in a late chunk, which opens the broadcast
 * channel of the device's tabs when it runs.
 */
export const listens = (page: Page) =>
  expect.poll(() => page.evaluate<boolean | undefined>('window.listensForNews')).toBe(true)

/** Changes a published file in place. Removes its delta files, because they'd restore the original bytes. */
export async function tamper({ folder }: Bench, key: string, text: (old: string) => string): Promise<void> {
  const file = join(folder, key)
  await writeFile(file, text(await readFile(file, 'utf8')))
  await rm(`${file}.from`, { recursive: true, force: true })
}

const wrapArea = (body: string) => (container: string) =>
  `
;(() => { const box = ${container}; const get = box.get; const wrapped = { init: box.init, get: (name) =>
  get(name).then((factory) => () => { const module = factory(); ${body} }) }; ${container} = wrapped })();`

/** Edits that turn a good release into a faulty one. */
export const faults = {
  /** Throws while its code is evaluated. */
  atLoad: (file: string, text: string): string =>
    file === 'area.js' ? `throw new Error('bad at load');${text}` : text,
  /** Throws when its screen renders. */
  atRender: (container: string) => (file: string, text: string) =>
    file === 'remoteEntry.js'
      ? text +
        wrapArea(`const bad = () => { throw new Error('bad at render') };
          return { area: { ...module.area, screens: { weather: bad } } }`)(container)
      : text,
  /** Throws an uncaught error once `window.throwNow` is set. */
  later: (container: string) => (file: string, text: string) =>
    file === 'remoteEntry.js'
      ? text +
        wrapArea(`const timer = setInterval(() => {
            if (!window.throwNow) return;
            clearInterval(timer); throw new Error('bad later');
          }, 50);
          return module`)(container)
      : text,
} as const
