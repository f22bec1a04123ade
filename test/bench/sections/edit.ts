import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { timeout } from '@companion/shared/platform/clock'
import { checkOutAgain } from '../../checkOutAgain.ts'
import { freePort } from '../../deploy/staticHosts.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { writeWhole } from '../../../host-shell/build/writeWhole.ts'
import type { SectionContext } from '../progress.ts'
import { spreadOf, type Figure } from '../statistics.ts'
import { openLocalBrowser } from './swaps.ts'

const limit = 300_000
const edits = 5
const restMs = 2000

/** Waits until a program prints the text. Rejects with its output if it exits first or times out. */
const says = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((done, failed) => {
    let said = ''
    const end = () => failed(new Error(`npm run dev has not said "${words}": ${said.slice(-2000)}`))
    const timer = setTimeout(end, limit)
    child.once('exit', end)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes) => {
        said += String(bytes)
        if (!said.includes(words)) return
        clearTimeout(timer)
        child.off('exit', end)
        done()
      })
  })

/**
 * Runs in the page. Resolves with the time at which the visible screen gets this title, in epoch
 * milliseconds.
 */
const whenShown = (title: string): Promise<number> =>
  new Promise((shown) =>
    new MutationObserver(() => {
      const heading = document.querySelector('[data-remote="weather"]:not([hidden]) h1')
      if (heading?.textContent === title) shown(Date.now())
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }),
  )

/**
 * Measures the time from saving a file of one remote to its new text on an open page. `npm run dev` runs in a
 * separate checkout.
 */
export async function measureEdit({ progress }: SectionContext): Promise<Figure[]> {
  progress.step('npm run dev: building')
  // The checkout is outside the ignored folder, because changes aren't watched there.
  const home = await mkdtemp(join(tmpdir(), 'edited-'))
  const checkout = join(home, 'checkout')
  checkOutAgain(paths.root, checkout)
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'host-shell/dev/watch.ts'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port) },
  })
  const browser = await openLocalBrowser()
  try {
    await says(child, 'Watching')
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(`http://localhost:${port}/weather`, { timeout: limit })
    const file = join(checkout, 'remotes/weather/texts/en.json')
    const text = await readFile(file, 'utf8')
    await page.locator('[data-remote="weather"] h1', { hasText: /^Weather$/ }).waitFor({ timeout: limit })
    const took: number[] = []
    for (let edit = 1; edit <= edits; edit++) {
      const title = `Weather ${edit}`
      progress.step(`npm run dev: edit ${edit} of ${edits}`)
      // Waits for the work after a swap to end, as it would before a person saves again.
      await pause(restMs)
      // The page reports the time itself. A locator would poll every half second in the end, which would
      // distort the result.
      const shown = page.evaluate(whenShown, title)
      const since = Date.now()
      // The file is a hard link to this checkout's file. Writing in place would change both, so the file is
      // replaced.
      await writeWhole(file, text.replace('"title": "Weather"', `"title": "${title}"`))
      took.push((await timeout(limit, shown)) - since)
    }
    return [{ what: 'edit of one remote to the open page', value: spreadOf(took).median, unit: 'ms' }]
  } finally {
    await browser.close()
    child.kill()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
