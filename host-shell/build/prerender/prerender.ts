import { fork } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '@companion/releases/stores/hash'
import { buildServerShell } from '../serverShell.ts'
import { paths } from '../paths.ts'
import { writeWhole } from '../writeWhole.ts'
import { criticalCss, type StyledPath } from './criticalCss.ts'
import type { PrerenderedScreen } from './screens.ts'
import { siteReader } from './siteReader.ts'
import type { RenderAnswer, RenderOrder } from './worker.ts'

/** Returns a document's `data-screen`, which `boot/prerenderedScript.ts` reads. */
export const screenName = ({ brand, path, release, lang, forUser }: PrerenderedScreen): string =>
  `${forUser ? '!' : ''}${path} ${brand} ${release} ${lang}`

/** Prerendered screens, and the stylesheet rules they need. */
export interface Prerendered {
  readonly screens: readonly PrerenderedScreen[]
  /** Path → critical stylesheet. */
  readonly sheets: Readonly<Record<string, string>>
}

/**
 * Caches the result of `make` in a file whose name is the hash of its inputs. Deletes the files of earlier
 * builds.
 */
async function kept<T>(decides: unknown, make: () => Promise<T>): Promise<T> {
  const folder = join(paths.build, 'screens')
  const name = `${sha256(JSON.stringify(decides)).replace(/\W/g, '').slice(6, 30)}.json`
  const known = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  if (known) return JSON.parse(known) as T
  const made = await make()
  await writeWhole(join(folder, name), JSON.stringify(made))
  // Deletes files instead of the folder, because another process can be writing its draft there.
  for (const other of await readdir(folder))
    if (other.endsWith('.json') && other !== name) await rm(join(folder, other), { force: true })
  return made
}

function render(order: RenderOrder): Promise<readonly PrerenderedScreen[]> {
  return new Promise((done, failed) => {
    const child = fork(join(paths.root, 'host-shell/build/prerender/worker.ts'), {
      cwd: paths.root,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.once('exit', (code) => failed(new Error(`prerendering has ended (${code})`)))
    child.once('message', (answer: RenderAnswer) => {
      if ('screens' in answer) done(answer.screens)
      else failed(new Error(`prerendering has failed: ${answer.error}`))
    })
    child.send(order)
  })
}

/**
 * Styles of every document with a screen. A prerendered screen replaces the skeleton while `data-screen` is
 * set. The screen's nav bar has a height only if the visitor's URL asks for a bar.
 */
const everywhere =
  'html[data-screen] .boot[aria-hidden],html:not([data-screen]) [data-prerendered],' +
  // If the skeleton has no `aria-hidden`, the page couldn't be loaded, and the notice replaces the screen. If
  // no script runs, the screen stays readable.
  '.boot:not([aria-hidden])~[data-prerendered]{display:none}' +
  'html[data-screen] .boot[aria-hidden]~.boot-lost{top:auto;padding-block-end:16px}' +
  'html[data-screen] .boot[aria-hidden]~.boot-lost p{margin-block-start:16px}' +
  '[data-prerendered] [data-part="nav-bar"]{block-size:var(--nav-height,0px);border:0;overflow:hidden}'

/**
 * Maximum number of sheets, whose hashes are all in the policy. `_headers` allows lines of 2000 characters
 * (`deploy/headersFile.ts`).
 */
const mostSheets = 12

/**
 * Renders every screen of a site's releases with its critical styles. Returns the cached result if no input
 * has changed. `frame` is the URL of the shell's stylesheet. The same input gives the same bytes.
 */
export async function prerender({
  frame,
  ...site
}: Omit<RenderOrder, 'shell'> & { readonly frame: string }): Promise<Prerendered> {
  const shell = await buildServerShell()
  const releases = Object.entries(site.document.releases).map(([ref, { rel }]) => `${ref} ${rel}`)
  return kept([shell, frame, releases, site.brands, site.languages], async () => {
    const screens = await render({ ...site, shell })
    const read = siteReader(site.folder, site.store)
    const text = async (file: string) => new TextDecoder().decode(await read(file))
    const paths: Record<string, StyledPath> = {}
    for (const { path, sheets } of screens) {
      if (paths[path]) continue
      const html = screens.filter((screen) => screen.path === path).map((screen) => screen.html)
      paths[path] = { html, css: await Promise.all([frame, ...sheets].map(text)) }
    }
    const critical = await criticalCss(paths, mostSheets)
    const sheets = Object.entries(critical).map(([path, sheet]) => [path, sheet + everywhere])
    return { screens, sheets: Object.fromEntries(sheets) as Prerendered['sheets'] }
  })
}
