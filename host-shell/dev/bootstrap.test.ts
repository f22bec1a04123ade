import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '@companion/build/paths'
import { isInstalled } from './installed.mjs'

let checkout = ''
const inside = (name: string) => join(checkout, name)
const bootstrap = (...args: string[]) =>
  spawnSync(process.execPath, [inside('host-shell/dev/bootstrap.mjs'), ...args], { encoding: 'utf8' })

// A checkout without packages, so npm needs no network.
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'companion-install-'))
  mkdirSync(inside('host-shell/dev'), { recursive: true })
  for (const name of ['bootstrap.mjs', 'installed.mjs', 'run.mjs'])
    cpSync(join(paths.root, 'host-shell/dev', name), inside(`host-shell/dev/${name}`))
  const empty = { name: 'empty', version: '1.0.0' }
  writeFileSync(inside('package.json'), JSON.stringify(empty))
  writeFileSync(
    inside('package-lock.json'),
    JSON.stringify({ ...empty, lockfileVersion: 3, packages: { '': empty } }),
  )
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

test('without a program it installs once, and prints nothing that a program would read', () => {
  const first = bootstrap()
  expect(first, first.stderr).toMatchObject({ status: 0, stdout: '' })
  expect(first.stderr).toContain('Installing packages')
  expect(isInstalled(checkout)).toBe(true)
  expect(bootstrap()).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('a lock file that has changed is installed again', () => {
  writeFileSync(inside('package-lock.json'), `${readFileSync(inside('package-lock.json'), 'utf8')}\n`)
  expect(isInstalled(checkout)).toBe(false)
  expect(bootstrap().stderr).toContain('Installing packages')
  expect(existsSync(inside('node_modules'))).toBe(true)
  expect(isInstalled(checkout)).toBe(true)
})
