import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { here } from './machine.ts'

const sample = 'samples/android/app/src/main'

/** Returns the class `R` of the sample's resources, so that the compiler finds a missing one. */
function resourceClass(): string {
  const read = (name: string) => readFileSync(here(`${sample}/res/values/${name}.xml`), 'utf8')
  const values = read('strings') + read('themes')
  const classes = ['color', 'string'].map((kind) => {
    const names = values.matchAll(new RegExp(`<${kind} name="(\\w+)"`, 'g'))
    const fields = Array.from(names, ([, name]) => `        val ${name} = 0`)
    return `    object ${kind} {\n${fields.join('\n')}\n    }`
  })
  return `package com.companion.sample\n\nobject R {\n${classes.join('\n')}\n}\n`
}

/**
 * Compiles the sample app against stubs of the Android API. The stubs of Java classes are Java, so that the
 * compiler converts properties, callbacks and nulls as with the originals. Returns for each of the times, in
 * milliseconds, whether the sample opens a page again that is lost then. Throws the compiler's output.
 */
export function compileSample(compiler: string, times: readonly number[]): readonly boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'companion-sample-'))
  writeFileSync(join(folder, 'R.kt'), resourceClass())
  const sources = [`${sample}/kotlin`, 'proof/jvm/stubs', 'native/kotlin', 'generated/kotlin'].map(here)
  const jar = join(folder, 'sample.jar')
  const files = [join(folder, 'R.kt'), here('proof/jvm/LostPages.kt'), ...sources]
  try {
    execFileSync('bash', [compiler, '-Werror', ...files, '-include-runtime', '-d', jar], { stdio: 'pipe' })
    const run = ['-cp', jar, 'com.companion.sample.LostPagesKt', ...times.map(String)]
    return JSON.parse(execFileSync('java', run, { encoding: 'utf8' })) as boolean[]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
