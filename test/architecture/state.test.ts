import { expect, test } from 'vitest'
import { singletons } from '@companion/shared/singletons'
import { read, sourceFiles } from './sources.ts'

/** Modules whose state can exist once per remote → the reason. */
const copied: Readonly<Record<string, string>> = {
  'shared/kit/texts/loadLocalised.ts': 'each bundle remembers its own failed files',
  'shared/kit/ui/feedback/Message.tsx': 'each bundle has its own chunk of drawings',
}

/** Matches state of a module: variables, collections that start empty, proxies and storage guards. */
const state =
  /^(?:export )?(?:let \w+|const \w+[^=\n]*=\s+(?:\/\* @__PURE__ \*\/ )?(?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|(?:proxy|guardStorage)[<(]|(?:\[\]|\{\})(?: as .*)?$))/gm

const shared = new Set(singletons.map((name) => `${name.replace('@companion/shared', 'shared/kit')}.ts`))
const stateIn = (source: string): string[] => [...source.matchAll(state)].map(([found]) => found)

test('a module of shared or of a remote with state of its own is one of those that the page has once', () => {
  const stateful = sourceFiles()
    .filter((file) => /^(shared\/kit|remotes)\//.test(file) && !/\.(test|css)\.tsx?$/.test(file))
    .filter((file) => stateIn(read(file)).length > 0)
  expect(stateful.length).toBeGreaterThan(8)
  expect(stateful.filter((file) => !shared.has(file) && !Object.hasOwn(copied, file))).toEqual([])
})

test('the rule sees state, and leaves tables and what functions keep alone', () => {
  const stateful = [
    'let a = 1',
    'const a = new Map<string, () => void>()',
    'export const a = proxy({})',
    'const a: string[] = []',
  ]
  expect(stateful.map((line) => stateIn(line).length)).toEqual([1, 1, 1, 1])
  expect(stateIn("const names = new Set(['a'])\nfunction f() {\n  let a = 1\n}")).toEqual([])
})
