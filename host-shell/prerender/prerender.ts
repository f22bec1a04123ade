import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../build/hash.ts'
import { paths } from '../build/paths.ts'
import { digestOf } from '../build/releaseId.ts'
import { keepWords, keptWords } from './keptWords.ts'
import { shareSheets } from './shareSheets.ts'
import { usedRules, withoutUnread } from './sheet.ts'
import { siteReader } from './siteReader.ts'
import type { Words, WordsRoute } from './words.ts'
import type { Done, Site, Task } from './worker.ts'

/** Stands in a document for whose words it brings. */
export const screenMark = '{screen}'

/** Says whose words a document brings, as `data-screen`; `boot/wordsScript.ts` reads it. */
export const screenName = (
  { path, lang, forUser }: Pick<Words, 'path' | 'lang' | 'forUser'>,
  brand: string,
): string => `${forUser ? '!' : ''}${path} ${brand} ${lang}`

/** Words of screens, and the rules that they need of their remotes' stylesheets. */
export interface Prerendered {
  /** Brand → the words of its screens. */
  readonly words: Readonly<Record<string, readonly Words[]>>
  /** Path → the sheet of its words. */
  readonly sheets: Readonly<Record<string, string>>
}

interface Asked extends Site {
  readonly routes: readonly WordsRoute[]
  /** Names the shell; and remote → its release. */
  readonly shell: string
  readonly releases: Readonly<Record<string, string>>
}

function ask(child: ChildProcess, task: Task): Promise<Done> {
  return new Promise((done, failed) => {
    const ended = (code: number | null) => failed(new Error(`prerendering has ended (${code})`))
    child.once('exit', ended)
    child.once('message', (answer: Done) => {
      child.off('exit', ended)
      done(answer)
    })
    child.send(task)
  })
}

/** Opens routes in as many processes as there are processors; in the order of the routes. */
async function makeWords(routes: readonly WordsRoute[], told: Site): Promise<Done[]> {
  const done: Done[] = []
  const left = [...routes.entries()]
  const work = async (): Promise<void> => {
    const child = fork(join(paths.root, 'host-shell/prerender/worker.ts'), {
      cwd: paths.root,
      // Each window is garbage as soon as it has been seen.
      execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
    })
    // Whoever uses the machine meanwhile goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.send(told)
    for (let next = left.shift(); next; next = left.shift())
      done[next[0]] = await ask(child, { route: next[1] })
    child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), routes.length) }, work))
  return done
}

/** Words stand in the skeleton's place while `data-screen` is there; only the visitor's address says whether there is a bar. */
const everywhere =
  'html[data-screen] .boot[aria-hidden],html:not([data-screen]) [data-words]{display:none}' +
  // The skeleton is hidden from nobody when the page could not be loaded. Words that no script runs for stay readable.
  '.boot:not([aria-hidden])~[data-words]{display:none}' +
  'html[data-screen] .boot[aria-hidden]~.boot-lost{top:auto;padding-block-end:16px}' +
  'html[data-screen] .boot[aria-hidden]~.boot-lost p{margin-block-start:16px}' +
  '[data-words] [data-blank]{visibility:hidden}' +
  '[data-words] [data-part="nav-bar"]{block-size:var(--nav-height,0px);border:0;overflow:hidden}'

/** How many sheets the policy has room for: `_headers` takes lines of 2000 characters (`deploy/headersFile.ts`). */
const mostSheets = 12

/** Path → the sheet of its words, in all languages and on the pages of all brands. */
async function sheetsOf(words: readonly Words[], { site, store }: Site): Promise<Record<string, string>> {
  const read = siteReader(site, store)
  const marks: Record<string, string[]> = {}
  for (const one of words) (marks[one.path] ??= []).push(...one.marks)
  const sheets: Record<string, string> = {}
  for (const shared of shareSheets(marks, mostSheets)) {
    const own = words.filter(({ path }) => shared.paths.includes(path))
    const files = [...new Set(own.flatMap((one) => one.sheets))]
    const texts = await Promise.all(files.map(async (file) => new TextDecoder().decode(await read(file))))
    const styles = Object.entries(Object.assign({}, ...own.map((one) => one.styles)) as Words['styles'])
    const sheet = withoutUnread(
      texts.map((css) => usedRules(css, shared.marks)).join('') +
        styles
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, declarations]) => `[data-words] .${name}{${declarations}}`)
          .join('') +
        everywhere,
    )
    for (const path of shared.paths) sheets[path] = sheet
  }
  return sheets
}

/** Where the words of one remote's screens are kept; its name holds all that decides them. */
function cacheFile(remote: string, { routes, pages, shell, releases }: Asked): string {
  const code = digestOf(['host-shell/prerender', 'package-lock.json'])
  const own = routes.filter((route) => route.remote === remote)
  const brands = pages.map(({ brand, values, languages }) => [brand, values, languages])
  const key = sha256(JSON.stringify([code, shell, releases[remote], own, brands]))
  return join(paths.build, 'words', `${remote}-${key.replace(/\W/g, '').slice(6, 30)}.json`)
}

/**
 * The words of screens, of each brand in each of its languages, as a page first shows them. Takes those of an earlier build where nothing that decides them has changed. The same input gives the same bytes.
 */
export async function prerender(asked: Asked): Promise<Prerendered> {
  const { routes, pages, site, store } = asked
  const remotes = [...new Set(routes.map(({ remote }) => remote))].toSorted()
  // Read at once: another build may remove them.
  const kept = new Map<string, readonly Done[]>()
  for (const remote of remotes) {
    const words = await keptWords(cacheFile(remote, asked))
    if (words) kept.set(remote, words)
  }
  const left = routes.filter(({ remote }) => !kept.has(remote))
  const made = await makeWords(left, { site, store, pages })
  for (const remote of new Set(left.map((route) => route.remote))) {
    const own = made.filter((_, at) => left[at]?.remote === remote)
    await keepWords(cacheFile(remote, asked), remote, own)
    kept.set(remote, own)
  }
  const all = remotes.flatMap((remote) => kept.get(remote) ?? [])
  const words = Object.fromEntries(pages.map(({ brand }) => [brand, all.flatMap((one) => one[brand] ?? [])]))
  return { words, sheets: await sheetsOf(Object.values(words).flat(), asked) }
}
