import { expect, test } from 'vitest'
import { contract } from '@companion/bridge-contract'
import { docs } from '@companion/bridge-contract/docs/docs'
import { read, sourceFiles } from './sources.ts'

const files = sourceFiles()
/** Files with code that runs in a page: the shell and the remotes, with their shared modules. */
const pageFiles = files.filter(
  (file) => /^(host-shell|shared|remotes)\//.test(file) && !/\.test\.tsx?$/.test(file),
)
const browserTests = files.filter((file) => /^test\/(browser|native)\//.test(file)).map(read)

/** Returns the names that a file imports from the contract. */
const importedIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@companion\/bridge-contract'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
const imported = new Set(pageFiles.flatMap((file) => importedIn(read(file))))
// Imported nowhere, because it's read before the bridge exists (`host-shell/shell/boot/startFacts.ts`).
imported.add('bridgeInfo')

const all: readonly (readonly [name: string, reserved: boolean | undefined])[] = [
  ...Object.values(contract.methods).map(({ name }) => [name, docs.methods[name as 'pay'].reserved] as const),
  ...Object.values(contract.events).map(
    ({ name }) => [name, docs.events[name as 'signedOut'].reserved] as const,
  ),
]

test.each(all)('%s is used by the page and tried in a browser, or reserved', (name, reserved) => {
  expect(imported.has(name)).toBe(!reserved)
  const isTried = browserTests.some((source) => new RegExp(`\\b${name}\\b`).test(source))
  if (!reserved) expect(isTried, 'named in test/browser or test/native').toBe(true)
})

test('the rule sees what a file imports', () => {
  expect(importedIn("import { pay, share } from '@companion/bridge-contract'")).toEqual(['pay', 'share'])
  expect(importedIn("import { pay } from './pay.ts'")).toEqual([])
})
