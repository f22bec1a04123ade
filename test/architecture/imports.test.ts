import { expect, test } from 'vitest'
import { layerOf, importsOf, packageOf, sourceFiles, type Import } from './sources.ts'
import { singletons } from '@companion/shared/singletons'

const all = sourceFiles().flatMap(importsOf)

// What it writes into a new remote's test only looks like an import.
const template = 'host-shell/dev/newRemote.ts'

/** Files that something else than an import starts. */
const entries = [
  /\.(test|spec)\.tsx?$/,
  /^remotes\/[\w-]+\/(manifest|area)\.ts$/,
  /(^|\/)webpack\.config\.ts$/,
  /^host-shell\/(main\.tsx|dev\/(start|watch|newRemote|page\/developerPage)\.ts|deploy\/cli\.ts|releases\/publish\/(verbs\/cli\.ts|report\/hydrate\.tsx))$/,
  /^host-shell\/(boot\/(bootScript|engineCheck|headScript|prerenderedScript|skeleton\.css)|prerender\/worker|serviceWorker\/(worker|removal)|remotes\/replacements\/\w+)\.ts$/,
  // The screens that show it follow.
  /^shared\/verification\/CodeStep\.tsx$/,
  /^bridge-contract\/(index|generate\/write|generate\/conformance\/page|proof\/worker)\.ts$/,
  // Apps take these.
  /^bridge-contract\/((golden|native|samples)\/react-native\/|proof\/hosts\/reactNativeModules\.d\.ts$)/,
  /^test\/(native\/page\/\w+\.ts|bench\/plain\/(bundle\.tsx|(federated|findUnserved|followLater|titles)\.ts)|(release\/s3rver|texts\/xliffPackage)\.d\.ts)$/,
  /^test\/(all|check|look|walk|static|setup|freshModules|api\/write|texts\/report|backend\/main|native\/install|bench\/bench)\.ts$/,
  /^test\/(vitest\.config|browser\/(playwright\.config|publishOnce))\.ts$/,
  /^test\/browser\/shell\/translatorWays\.tsx$/,
]

function fault({ from, to, path }: Import): string | undefined {
  // A configuration runs in Node, and the page has nothing of it.
  if (from === template || /(^|\/)webpack\.config\.ts$/.test(from)) return undefined
  const [own, target] = [packageOf(from), packageOf(to)]
  const test = /\.(test|spec)\.tsx?$/.test(from)
  if (own === target) {
    const stateful = singletons.find((name) => to === `shared/${name.replace('@companion/shared/', '')}.ts`)
    return stateful && path.startsWith('.')
      ? `imports ${stateful} by a relative path: a second copy of its state`
      : undefined
  }
  if (target === 'test') return test || own === 'test' ? undefined : 'production code imports test code'
  if (own === 'test') return undefined
  if (path.startsWith('.')) return `leaves its package by a relative path: ${path}`
  if (layerOf(target) >= layerOf(own)) return `${own} imports ${target}, which is not below it`
  return undefined
}

test('packages import only from lower layers, by package name, and stateful modules never relatively', () => {
  const faults = all.flatMap((entry) => {
    const found = fault(entry)
    return found ? [`${entry.from}: ${found}`] : []
  })
  expect(faults).toEqual([])
})

test('the rule sees a remote that imports its neighbour', () => {
  expect(
    fault({
      from: 'remotes/pay/api.ts',
      to: 'remotes/security/api.ts',
      path: '@companion/remote-security/api',
    }),
  ).toMatch(/not below/)
  expect(
    fault({ from: 'shared/http/client.ts', to: 'shared/session/store.ts', path: '../session/store.ts' }),
  ).toMatch(/second copy/)
  expect(
    fault({ from: 'shared/http/client.ts', to: 'host-shell/main.tsx', path: '@companion/host-shell/main' }),
  ).toMatch(/not below/)
})

test('bridge-contract imports nothing, not even packages', () => {
  const outside = sourceFiles()
    .filter(
      (file) =>
        file.startsWith('bridge-contract/') && !/\.test\.tsx?$|\/(generate|proof|samples)\//.test(file),
    )
    .flatMap((file) => importsOf(file, true))
    .filter(({ path }) => !path.startsWith('.'))
  expect(outside).toEqual([])
})

type Imports = ReadonlyMap<string, readonly string[]>

/** Drops files that import no remaining file, or that none imports, until nothing changes: circles are what remains. */
function circlesIn(imports: Imports): string[] {
  const left = new Map(imports)
  for (let before = 0; before !== left.size;) {
    before = left.size
    const imported = new Set([...left.values()].flat())
    for (const [file, to] of left)
      if (!imported.has(file) || !to.some((other) => left.has(other))) left.delete(file)
  }
  return [...left].map(([file, to]) => `${file} → ${to.filter((other) => left.has(other)).join(', ')}`)
}

test('no files import each other in a circle, be it for types, at run time or in tests', () => {
  const imports = new Map(sourceFiles().map((file) => [file, importsOf(file).map(({ to }) => to)]))
  expect(circlesIn(imports)).toEqual([])
  const small: Imports = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }))
  expect(circlesIn(small)).toEqual(['b → c', 'c → b'])
})

// Every file can be imported by its package's name, so the tool for unused code takes each for an entry.
test('every file is imported by another one, or is started by name', () => {
  const imported = new Set(sourceFiles().flatMap((file) => importsOf(file).map(({ to }) => to)))
  const unused = sourceFiles(/\.(ts|tsx)$/).filter(
    (file) => !imported.has(file) && !entries.some((pattern) => pattern.test(file)),
  )
  expect(unused).toEqual([])
})
