import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { moduleName } from './moduleIds.ts'
import { paths } from './paths.ts'

const roots = ['/home/ada/companion', '/builds/a team/with a longer path/companion', 'C:\\work\\companion']

describe('the name of a module', () => {
  test.each([
    ['a file', (root: string) => `${root}/remotes/pay/area.ts`, 'remotes/pay/area.ts'],
    [
      'a file behind loaders',
      (root: string) =>
        `css|${root}/node_modules/css-loader/index.js!${root}/shared/kit/ui/a.css.ts.vanilla.css|0|`,
      'css|node_modules/css-loader/index.js!shared/kit/ui/a.css.ts.vanilla.css|0|',
    ],
    [
      'what a remote exposes',
      (root: string) => `container entry (default) [["./area",{"import":["${root}/remotes/pay/area.ts"]}]]`,
      'container entry (default) [["./area",{"import":["remotes/pay/area.ts"]}]]',
    ],
    [
      'the federation plugin’s entry',
      (root: string) => `${root}/node_modules/.federation/entry.${root.length}abc.js`,
      'node_modules/.federation/entry.js',
    ],
    [
      'a package of a folder above',
      (root: string) => `${root.slice(0, root.search(/[\\/][^\\/]*$/))}/node_modules/react/index.js`,
      'node_modules/react/index.js',
    ],
    [
      'a package within a package',
      (root: string) => `${root}/node_modules/a/node_modules/b/index.js`,
      'node_modules/a/node_modules/b/index.js',
    ],
  ])('%s is the same in every checkout', (_, identifier, name) => {
    for (const root of roots) expect(moduleName(identifier(root), root), root).toBe(name)
  })

  test('a file outside of the checkout stops the build', () => {
    expect(() => moduleName(`${dirname(process.execPath)}?inline`, paths.root)).toThrow(
      'outside of the checkout',
    )
  })
})
