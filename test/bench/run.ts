import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { ensureChromium } from '../browser/chromium.ts'
import { freshFolder } from '../release/sampleRelease.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { createProgress } from './progress.ts'
import { renderBench } from './renderBench.tsx'
import { measureSections } from './sections.ts'
import type { BenchFile } from './summary.ts'
import { printTable } from './table.ts'

/** Runs the command. The exit code is 0 only if everything was measured. */
export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args, join(paths.work, 'bench'))
  if (typeof options === 'string') return console.log(options)
  const before = options.compare
    ? (JSON.parse(readFileSync(options.compare, 'utf8')) as BenchFile)
    : undefined
  // Makes Chromium available here, so that later code that opens a browser finds it.
  const browser = ensureChromium({ windowless: true })
  const folder = await freshFolder()
  const progress = createProgress()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const { visits, hops, failures } = await measure(folder, options, { progress, stop: stop.signal })
    const sections = await measureSections(stop.signal.aborted ? [] : options.sections, {
      folder,
      rounds: options.rounds,
      progress,
    })
    const file: BenchFile = {
      at: new Date().toISOString(),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${basename(browser ?? 'Chromium of the test tool')}`,
      rounds: options.rounds,
      visits,
      hops,
      sections: sections.rows,
      failures: [...failures, ...sections.failures],
    }
    await mkdir(options.out, { recursive: true })
    await writeFile(join(options.out, 'bench.json'), `${JSON.stringify(file, null, 1)}\n`)
    await writeFile(join(options.out, 'bench.html'), await renderBench(file, before))
    printTable(file, progress.say)
    for (const { what, value, unit } of file.sections)
      progress.say(`${what}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit}`)
    progress.say(`\n${join(options.out, 'bench.html')}`)
    for (const failure of file.failures) console.error(`Not measured: ${failure}`)
    if (file.failures.length) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
