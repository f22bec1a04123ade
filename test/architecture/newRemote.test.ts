import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftsOf } from '../../host-shell/build/translations.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { markInstalled } from '../../host-shell/dev/installed.mjs'
import { sourceFiles } from './sources.ts'

const run = promisify(execFile)
let copy = ''
// Long, so that the formatter must break lines that contain the name.
const name = 'a-quite-long-name'

/** Runs a program of the copy. Resolves with its output, even if it failed. */
async function inCopy(...args: string[]): Promise<{ failed: boolean; printed: string }> {
  const options = { cwd: copy, env: { ...process.env, COMPANION_QUICK: '1', NO_COLOR: '1' }, maxBuffer: 1e8 }
  const done = run(process.execPath, args, options)
  return done.then(
    ({ stdout, stderr }) => ({ failed: false, printed: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, printed: stdout + stderr }),
  )
}

/**
 * Links the installed packages. The repository's own packages are copied, so that the copy doesn't use this
 * checkout's.
 */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(paths.root, folder)
  await mkdir(join(copy, folder))
  for (const name of await readdir(installed))
    await (name === '@companion' || name.startsWith('.companion')
      ? cp(join(installed, name), join(copy, folder, name), { recursive: true, verbatimSymlinks: true })
      : symlink(join(installed, name), join(copy, folder, name)))
}

// The quick check skips these tests, because they copy the whole repository.
describe.skipIf(process.env['COMPANION_QUICK'])('what `npm run new` makes', () => {
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'companion-new-'))
    await Promise.all(
      sourceFiles(/./).map((file) => cp(join(paths.root, file), join(copy, file), { recursive: true })),
    )
    await linkPackages('node_modules')
    await run('git', ['init', '-q'], { cwd: copy })
    markInstalled(copy)
    const made = await inCopy('--import', 'tsx', 'host-shell/dev/newRemote.ts', name)
    expect(made, made.printed).toMatchObject({ failed: false })
  })
  afterAll(() => rm(copy, { recursive: true, force: true }))

  test('keeps every rule of the repository', async () => {
    const config = ['--config', 'test/vitest.config.ts', '--exclude', '**/newRemote.test.ts']
    const { failed, printed } = await inCopy(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...config,
      '--project=logic',
      '--reporter=dot',
      'test/architecture',
      'test/texts',
    )
    expect(failed, printed).toBe(false)
    expect(printed).toMatch(/Tests {2}\d{2,} passed/)
  })

  test('passes lint and format, and says which texts nobody has translated yet', async () => {
    const lint = await inCopy('node_modules/oxlint/bin/oxlint', '--quiet', `remotes/${name}`)
    const format = await inCopy('node_modules/oxfmt/bin/oxfmt', '--check', `remotes/${name}`, 'tsconfig.json')
    expect([lint.failed, format.failed], lint.printed + format.printed).toEqual([false, false])
    expect(draftsOf(join(copy, `remotes/${name}`))).toContain('texts/de.json title')
    expect(JSON.parse(await readFile(join(copy, 'package-lock.json'), 'utf8'))).toHaveProperty([
      'packages',
      `remotes/${name}`,
    ])
  })

  test('is installed already: the next command does not install everything again', async () => {
    const { printed } = await inCopy(
      '--input-type=module',
      '-e',
      "import { isInstalled } from './host-shell/dev/installed.mjs'; console.log(isInstalled('.'))",
    )
    expect(printed.trim()).toBe('true')
    expect(await realpath(join(copy, `node_modules/@companion/remote-${name}`))).toBe(
      await realpath(join(copy, `remotes/${name}`)),
    )
  })
})
