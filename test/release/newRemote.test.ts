import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

test('a new remote is in the lock file, and passes lint and format', () => {
  const root = checkout()
  // Nobody has one of this name; long, because names stand in lines of their own.
  const name = 'a-quite-long-name'
  const said = spawnSync(process.execPath, ['--import', 'tsx', 'host-shell/dev/newRemote.ts', name], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([said.status, said.stderr]).toEqual([0, ''])
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
