import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, packageOf, packages, read, sourceFiles, type Import } from './sources.ts'
import { singletons } from '@companion/shared/singletons'

const all = sourceFiles().flatMap(importsOf)

// The generator of a new remote contains text that only looks like an import.
const template = 'host-shell/dev/newRemote.ts'

/** Files that aren't started by an import, so nothing imports them. */
const entries = [
  /\.(test|spec|stories)\.tsx?$/,
  /^\.storybook\/(main\.ts|manager\.ts|preview\.tsx)$/,
  /^remotes\/[\w-]+\/(manifest|area)\.ts$/,
  /(^|\/)webpack\.config\.ts$/,
  /^host-shell\/dev\/(start|watch|newRemote)\.ts$/,
  /^host-shell\/build\/(deploy\/cli|prerender\/worker)\.ts$/,
  /^host-shell\/release-cli\/(commands\/cli\.ts|report\/hydrate\.tsx)$/,
  /^host-shell\/workbench\/developer\/developerPage\.ts$/,
  /^host-shell\/shell\/(main\.tsx|boot\/(bootScript|engineCheck|headScript|prerenderedScript|skeleton\.css)\.ts)$/,
  /^host-shell\/shell\/(serviceWorker\/(worker|removal)|federation\/replacements\/\w+)\.ts$/,
  /^bridge-contract\/(index|generate\/write|generate\/conformance\/page|proof\/worker)\.ts$/,
  // Apps use these files, so nothing in this repository imports them.
  /^bridge-contract\/(native|samples)\/react-native\//,
  /^test\/(native\/page\/\w+\.ts|bench\/plain\/(bundle\.tsx|(federated|findUnserved|afterFirstScreen|titles)\.ts)|(release\/s3rver|texts\/xliffPackage)\.d\.ts)$/,
  /^test\/(all|check|look|walk|static|setup|freshModules|writeGenerated|api\/write|texts\/report|mock-api\/main|native\/install|bench\/bench)\.ts$/,
  /^test\/(vitest\.config|browser\/(playwright\.config|publishOnce))\.ts$/,
  /^test\/browser\/shell\/translatorWays\.tsx$/,
]

/** The only shell file that can import the workbench. It connects the two at start. */
const start = 'host-shell/shell/main.tsx'

function fault({ from, to, path }: Import): string | undefined {
  // A configuration runs in Node and isn't part of the page, so the rules don't apply.
  if (from === template || /(^|\/)webpack\.config\.ts$/.test(from)) return undefined
  const [own, target] = [packageOf(from), packageOf(to)]
  const test = /\.(test|spec)\.tsx?$/.test(from)
  if (own === target) {
    const stateful = singletons.find(
      (name) => to === `shared/kit/${name.replace('@companion/shared/', '')}.ts`,
    )
    return stateful && own && path.startsWith('.')
      ? `imports ${stateful} by a relative path: a second copy of its state`
      : undefined
  }
  if (!own) return undefined
  if (!target) return test ? undefined : 'production code imports test code'
  if (path.startsWith('.')) return `leaves its package by a relative path: ${path}`
  const { dependencies, devDependencies } = own
  const known = test || from === start ? [...dependencies, ...devDependencies] : dependencies
  return known.includes(target.name) ? undefined : `${own.name} does not depend on ${target.name}`
}

test('a package imports the packages that its package.json names, by name, and stateful modules never relatively', () => {
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
  ).toMatch(/does not depend/)
  expect(
    fault({
      from: 'shared/kit/http/client.ts',
      to: 'shared/kit/session/store.ts',
      path: '../session/store.ts',
    }),
  ).toMatch(/second copy/)
  expect(fault({ from: 'shared/kit/http/client.ts', to: start, path: '@companion/shell/main' })).toMatch(
    /does not depend/,
  )
})

/**
 * Allowed dependencies of each package, from `README.md`, "Structure": code in the page, build code, operator
 * tools and QA tools.
 */
const uses: Readonly<Record<string, readonly string[]>> = {
  'bridge-contract': [],
  shared: ['bridge-contract'],
  'release-protocol': ['shared'],
  shell: ['bridge-contract', 'release-protocol', 'shared'],
  workbench: ['bridge-contract', 'release-protocol', 'shared', 'shell'],
  releases: ['release-protocol', 'shared'],
  build: ['bridge-contract', 'release-protocol', 'releases', 'shared', 'shell'],
  'release-cli': ['bridge-contract', 'build', 'release-protocol', 'releases', 'shared'],
  'mock-api': ['release-protocol', 'shared'],
  dev: 'build mock-api release-cli release-protocol releases shared shell workbench'.split(' '),
}

test('page, build, operator tools and QA tools depend on each other in one direction', () => {
  for (const { name, dependencies } of packages) {
    const short = name.replace('@companion/', '')
    const allowed = short.startsWith('remote-') ? ['bridge-contract', 'shared'] : (uses[short] ?? [])
    const own = dependencies.filter((one) => one.startsWith('@companion/'))
    expect(
      own.filter((one) => !allowed.includes(one.replace('@companion/', ''))),
      name,
    ).toEqual([])
  }
})

test('the compiler reads the declarations of the packages that a package.json names, and of no other', () => {
  for (const { name, folder, dependencies } of packages) {
    const { references } = JSON.parse(read(`${folder}/tsconfig.json`)) as { references: { path: string }[] }
    const referred = references.map(({ path }) => packageOf(`${posix.join(folder, path)}/`)?.name)
    const own = dependencies.filter((one) => one.startsWith('@companion/'))
    expect(referred.toSorted(), name).toEqual(own.toSorted())
  }
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

/**
 * Removes files repeatedly if no remaining file imports them, or if they import none. Only import cycles
 * remain.
 */
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

// Every file can be imported by its package's name, so knip treats each as an entry and can't find unused
// files.
test('every file is imported by another one, or is started by name', () => {
  const imported = new Set(sourceFiles().flatMap((file) => importsOf(file).map(({ to }) => to)))
  const unused = sourceFiles(/\.(ts|tsx)$/).filter(
    (file) => !imported.has(file) && !entries.some((pattern) => pattern.test(file)),
  )
  expect(unused).toEqual([])
})
