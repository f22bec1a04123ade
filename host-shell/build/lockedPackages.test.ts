import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockedPackages } from './lockedPackages.ts'
import { paths } from './paths.ts'

const packages = {
  '': { devDependencies: { webpack: '1.0.0' } },
  'node_modules/webpack': { version: '1.0.0', integrity: 'w', dependencies: { a: '^1.0.0' } },
  'node_modules/a': { version: '1.0.0', integrity: 'a' },
  'node_modules/webpack/node_modules/b': { version: '9.0.0' },
  'node_modules/@companion/shared': { resolved: 'shared', link: true },
  'node_modules/@companion/remote-pay': { resolved: 'remotes/pay', link: true },
  'node_modules/qr': { version: '1.0.0', peerDependencies: { c: '*' } },
  'node_modules/c': { version: '3.0.0' },
  'node_modules/money': { version: '1.0.0' },
  'remotes/weather/node_modules/money': { version: '0.9.0' },
  shared: { version: '2.0.0', dependencies: { qr: '1.0.0' } },
  'remotes/weather': { version: '1.0.0', dependencies: { '@companion/shared': '*', money: '^0.9.0' } },
  'remotes/pay': { version: '1.0.0', dependencies: { '@companion/shared': '*', money: '^1.0.0' } },
}
const of = (table: object, ...workspaces: string[]) =>
  lockedPackages(JSON.stringify({ packages: table }), workspaces)

test('are those of the tools, of the workspace, and of what it imports', () => {
  expect(of(packages, 'remotes/weather').split('\n')).toEqual([
    'node_modules/a 1.0.0 a',
    'node_modules/c 3.0.0 ',
    'node_modules/qr 1.0.0 ',
    'node_modules/webpack 1.0.0 w',
    'remotes/weather/node_modules/money 0.9.0 ',
    '',
  ])
  expect(of(packages, 'remotes/pay')).toContain('node_modules/money 1.0.0')
})

test('are the same whatever a neighbour’s version or dependency is, and others when one’s own changes', () => {
  const raised = { ...packages, 'remotes/pay': { version: '2.0.0', dependencies: { euro: '1' } } }
  const added = { ...raised, 'node_modules/euro': { version: '1.0.0' } }
  expect(of(added, 'remotes/weather')).toBe(of(packages, 'remotes/weather'))
  expect(of(added, 'remotes/pay')).not.toBe(of(packages, 'remotes/pay'))
  const newer = { ...packages, 'node_modules/c': { version: '3.0.1' } }
  expect(of(newer, 'remotes/weather')).not.toBe(of(packages, 'remotes/weather'))
})

test('of this project hold what the shell and the build are made of', () => {
  const text = readFileSync(join(paths.root, 'package-lock.json'), 'utf8')
  const found = lockedPackages(text, ['remotes/weather', 'shared', 'bridge-contract'])
  for (const name of ['react', 'valtio', 'webpack', 'esbuild', 'ofetch'])
    expect(found).toMatch(new RegExp(`^node_modules/${name} [\\d.]+ sha512-`, 'm'))
})
