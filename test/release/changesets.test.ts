import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { sourceFiles } from '../architecture/sources.ts'

let folder: string
const packages = sourceFiles(/(^|\/)package\.json$/)
const program = resolve(paths.root, 'node_modules/@changesets/cli/bin.js')

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout + stderr
}
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@m.example', ...args)
const changeset = (...args: string[]) => run(process.execPath, program, ...args)

/** Returns each package's version in the copied repository. */
const versions = () =>
  Object.fromEntries(
    packages.map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
      return [name ?? '', version]
    }),
  )

// Copies this project's packages and settings to a new repository, so that the test doesn't change this one.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changesets-'))
  for (const file of [...packages, 'package-lock.json', '.changeset/config.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(resolve(paths.root, file), join(folder, file))
  }
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'before')
  git('checkout', '--quiet', '-b', 'clouds')
  const change = "---\n'@companion/remote-weather': minor\n---\n\nThe hours of the day are shown.\n"
  writeFileSync(join(folder, '.changeset/nice-clouds-wait.md'), change)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The hours of the day')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a change that is written down raises its own package alone, and goes into its change log', () => {
  changeset('status', '--output', 'status.json')
  const status = JSON.parse(readFileSync(join(folder, 'status.json'), 'utf8')) as { releases: object[] }
  expect(status.releases).toMatchObject([{ name: '@companion/remote-weather', type: 'minor' }])
  const before = versions()
  changeset('version')
  const raised = Object.entries(versions()).filter(([name, version]) => version !== before[name])
  const [major, minor] = String(before['@companion/remote-weather']).split('.').map(Number)
  expect(raised).toEqual([['@companion/remote-weather', `${major}.${minor! + 1}.0`]])
  const log = readFileSync(join(folder, 'remotes/weather/CHANGELOG.md'), 'utf8')
  expect(log).toContain(`## ${raised[0]?.[1]}`)
  expect(log).toContain('The hours of the day are shown.')
})

test('what is written down here names packages of this project', () => {
  const names = Object.keys(versions())
  const written = readdirSync(join(paths.root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => {
      const [, head = ''] = readFileSync(join(paths.root, '.changeset', file), 'utf8').split(/^---$/m)
      return head
        .trim()
        .split('\n')
        .map((line) => `${file}: ${line}`)
    })
  const known = names.map((name) => `'${name}'`).join('|')
  const fits = new RegExp(`: (${known}): (major|minor|patch)$`)
  expect(written.filter((line) => !fits.test(line))).toEqual([])
})
