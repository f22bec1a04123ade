import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { sourceFiles } from '../architecture/sources.ts'

/** A second checkout with the files as they are now; its packages are this one's. Lint passes over ignored folders. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const file of sourceFiles(/./)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    cpSync(join(paths.root, file), join(root, file))
  }
  symlinkSync(join(paths.root, 'node_modules'), join(root, 'node_modules'), 'dir')
  return root
}

/** What each remote's release would be called if it were built now: the name is made of all that goes into it. */
function releasesIn(root: string): Record<string, string> {
  const program = `
    import { currentRelease } from './host-shell/build/releaseId.ts'
    import { remoteNames } from './host-shell/build/remotes.ts'
    console.log(JSON.stringify(Object.fromEntries(remoteNames().map((name) => [name, currentRelease(name, true).id]))))`
  const file = join(root, 'ids.mts')
  writeFileSync(file, program)
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' }),
  ) as Record<string, string>
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

test('endpoints, words, a version and a package of one remote, and a language to come, rename no other release', () => {
  const root = checkout()
  const pay = (file: string) => join(root, 'remotes/pay', file)
  const before = releasesIn(root)
  expect(Object.keys(before).length).toBeGreaterThan(4)

  edit(pay('endpoints.ts'), (text) =>
    text.replace('} as const', `  'GET /api/v1/vouchers/:id': call()(order, assumed),\n} as const`),
  )
  for (const lang of ['en', 'zh', 'de', 'ar'])
    edit(pay(`texts/${lang}.json`), (text) => text.replace('{', '{ "voucherTooOld": "…",'))
  const afterCode = releasesIn(root)
  expect(afterCode).toEqual({ ...before, pay: expect.any(String) as string })
  expect(afterCode['pay']).not.toBe(before['pay'])

  edit(pay('package.json'), (text) => text.replace(/"version": "[^"]+"/, '"version": "9.0.0"'))
  edit(join(root, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, Record<string, unknown>> }
    lock.packages['remotes/pay'] = {
      ...lock.packages['remotes/pay'],
      version: '9.0.0',
      dependencies: { voucher: '1' },
    }
    lock.packages['node_modules/voucher'] = { version: '1.0.0', integrity: 'sha512-x' }
    return JSON.stringify(lock)
  })
  const afterVersion = releasesIn(root)
  expect(afterVersion).toEqual({ ...before, pay: expect.stringMatching(/^9\.0\.0-/) as string })

  // Nor does a language that is not yet to be shown.
  for (const folder of ['remotes/pay/texts', 'shared/texts/kit'])
    writeFileSync(join(root, folder, 'qq.json'), '{ "title": "Q" }')
  expect(releasesIn(root)).toEqual(afterVersion)

  // What all are made of renames all: the names are not blind.
  edit(join(root, 'shared/limits.ts'), (text) => `${text}\nexport const another = 1\n`)
  const afterShared = releasesIn(root)
  for (const remote of Object.keys(before)) expect(afterShared[remote]).not.toBe(afterVersion[remote])
})

test('a new remote renames no other release, is in the lock file, and passes lint and format', () => {
  const root = checkout()
  // Nobody has one of this name; long, because names stand in lines of their own.
  const name = 'a-quite-long-name'
  const before = releasesIn(root)
  const said = spawnSync(process.execPath, ['--import', 'tsx', 'host-shell/dev/newRemote.ts', name], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([said.status, said.stderr]).toEqual([0, ''])
  expect(releasesIn(root)).toEqual({ ...before, [name]: expect.any(String) as string })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: object
  }
  expect(packages).toHaveProperty([`remotes/${name}`])
  expect(existsSync(join(root, `remotes/${name}/screens/AQuiteLongName.test.tsx`))).toBe(true)

  const tool = (name: string, ...args: string[]) => {
    const bin = join(paths.root, 'node_modules/.bin', name)
    const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: 'utf8' })
    return [name, status, status === 0 ? '' : stdout + stderr]
  }
  expect(tool('oxlint', '--quiet', `remotes/${name}`)).toEqual(['oxlint', 0, ''])
  expect(tool('oxfmt', '--check', `remotes/${name}`)).toEqual(['oxfmt', 0, ''])
})
