import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildRemote, buildShell } from '../../host-shell/build/builds.ts'
import { symbolicate } from '../../host-shell/releases/sourceMaps.ts'

/** Texts that occur once in a script, with positions as in a stack trace. */
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

// Each entry contains the hashes of the other files, inserted after its source map was generated.
test.each(['host-shell', 'weather', 'pay'])(
  'a place in a script of %s is found in the sources',
  async (name) => {
    const { dir, id } = name === 'host-shell' ? await buildShell() : await buildRemote(name)
    let looked = 0
    const wrong: string[] = []
    // The QA tools contain JSX text, whose mapped position is that of its tag.
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
    // A minimizer merges some texts.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(looked / 20)
    expect(looked).toBeGreaterThan(name === 'host-shell' ? 50 : 2)
  },
)

// Breakpoints are bound to source names: a name with the release in it would lose them after each save.
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
