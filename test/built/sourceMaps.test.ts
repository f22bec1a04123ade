import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildRemote, buildShell } from '../../host-shell/build/builds.ts'
import { symbolicate } from '../../host-shell/releases/sourceMaps.ts'

/** Returns the texts that occur once in a script, with their positions in the format of a stack trace. */
function textsIn(
  script: string,
): { readonly text: string; readonly line: number; readonly column: number }[] {
  return script
    .split('\n')
    .flatMap((row, at) =>
      [...row.matchAll(/"([A-Za-z][\w-]*(?: [\w-]+)+)"/g)].flatMap(({ 1: text = '', index }) =>
        text !== 'use strict' && script.split(text).length === 2
          ? [{ text, line: at + 1, column: index + 1 }]
          : [],
      ),
    )
}

const read = (folder: string) => async (key: string) =>
  readFileSync(resolve(folder, key.split('/').pop() ?? ''), 'utf8')

// Each entry contains the hashes of the other files. They're inserted after its source map was generated,
// which mustn't shift positions.
test.each(['host-shell', 'weather', 'pay'])(
  'a place in a script of %s is found in the sources',
  async (name) => {
    const { dir, id } = name === 'host-shell' ? await buildShell() : await buildRemote(name)
    let looked = 0
    const wrong: string[] = []
    // The QA tools are omitted: they contain JSX text, and its mapped position is the tag's.
    for (const file of readdirSync(dir).filter((one) => /^(?!qa-panel\.).*\.js\.map$/.test(one))) {
      const script = file.replace('.map', '')
      const texts = textsIn(readFileSync(resolve(dir, script), 'utf8'))
      const found = await Promise.all(
        texts.map(({ line, column }) =>
          symbolicate(`at ${script}:${line}:${column}`, read(dir), `${name}@${id}`),
        ),
      )
      found.forEach(({ text: said }, at) => {
        if (!said.includes(texts[at]!.text)) wrong.push(`${script}: ${texts[at]!.text}`)
      })
      looked += texts.length
    }
    // A minimizer merges some texts, so a few positions can be wrong.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(looked / 20)
    expect(looked).toBeGreaterThan(name === 'host-shell' ? 50 : 2)
  },
)

// A debugger binds breakpoints to source names. If a name contained the release, each save would lose the
// breakpoints.
test.each(['host-shell', 'weather'])('the sources of %s have the same names in every build', async (name) => {
  const { dir } = name === 'host-shell' ? await buildShell() : await buildRemote(name)
  const named = readdirSync(dir)
    .filter((file) => file.endsWith('.map'))
    .flatMap(
      (file) => (JSON.parse(readFileSync(resolve(dir, file), 'utf8')) as { sources: string[] }).sources,
    )
  expect(named.filter((source) => !source.startsWith('webpack:///'))).toEqual([])
  const own = name === 'host-shell' ? 'host-shell/shell/main.tsx' : `remotes/${name}/screens/Weather.tsx`
  expect(named).toContain(`webpack:///./${own}`)
})
