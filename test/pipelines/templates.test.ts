import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as WorkflowParser from '@actions/workflow-parser'
import { readSettings } from '@companion/release-cli/commands/program'
import { verbs } from '@companion/release-cli/commands/verbs'
import { buildSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '../../host-shell/build/paths.ts'
import { freshFolder } from '../release/sampleRelease.ts'
import { commandsIn, type Command } from './commandsIn.ts'

const folder = join(paths.root, 'host-shell/release-cli/pipelines')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const templates = ['github', 'gitlab'].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`),
)

/** Returns every string in a parsed file, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
const commands = (name: string): Command[] => textsIn(parse(read(name))).flatMap(commandsIn)
const { scripts, devDependencies } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}

const install = 'node host-shell/dev/bootstrap.mjs'

test('the container for developers installs what the first command would', () => {
  const container = readFileSync(join(paths.root, '.devcontainer/devcontainer.json'), 'utf8')
  expect(JSON.parse(container)).toMatchObject({ postCreateCommand: install })
})

test('there are templates for a remote, the shell and the channel, for both hosts', () => {
  expect(templates.toSorted()).toEqual(
    ['github', 'gitlab'].flatMap((kind) =>
      ['channel', 'remote', 'shell'].map((what) => `${kind}/${what}.yml`),
    ),
  )
})

describe.each(templates)('%s', (name) => {
  test('writes release commands that there are, with flags that they have', () => {
    const written = commands(name).filter(({ script }) => script === 'release')
    expect(written.length).toBeGreaterThan(0)
    for (const { words } of written) {
      const { verb } = readSettings(words, {})
      expect(Object.keys(verbs), words.join(' ')).toContain(verb)
    }
  })

  test('writes scripts, configurations and workspaces that there are', () => {
    for (const { script, words } of commands(name)) {
      expect(Object.keys(scripts), words.join(' ')).toContain(script)
    }
    for (const [, file = ''] of read(name).matchAll(/--config ([\w./-]+)/g))
      expect(existsSync(join(paths.root, file)), file).toBe(true)
    for (const [, file = ''] of read(name).matchAll(/(?<=local: |require\('\.\/)(host-shell[\w./-]+)/g))
      expect(existsSync(join(paths.root, file)), file).toBe(true)
  })

  test('installs before it runs anything, and gives every job a limit', () => {
    const text = read(name)
    expect(text).toContain(install)
    // `npm ci` leaves no mark of the packages it installed, so the next command would install everything
    // again.
    expect(text).not.toContain('npm ci')
    const jobs = Object.values((parse(text) as { jobs?: object }).jobs ?? (parse(text) as object))
    const running = jobs.filter((job: unknown): job is Record<string, unknown> => {
      const keys = job && typeof job === 'object' ? Object.keys(job) : []
      return keys.includes('steps') || keys.includes('script')
    })
    expect(running.length).toBeGreaterThan(1)
    for (const job of running) expect(job['timeout-minutes'] ?? job['timeout']).toBeDefined()
  })
})

// The package is bundled first, because Node can't import it: it imports JSON without the attribute that Node
// requires.
const bundle = join(await freshFolder(), 'parser.cjs')
buildSync({
  stdin: { contents: "export * from '@actions/workflow-parser'", resolveDir: paths.root },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  outfile: bundle,
  logLevel: 'silent',
})
const { NoOperationTraceWriter, parseWorkflow } = createRequire(import.meta.url)(
  bundle,
) as typeof WorkflowParser

test.each(templates.filter((name) => name.startsWith('github/')))(
  '%s is a workflow by GitHub’s own schema',
  (name) => {
    const { context } = parseWorkflow({ name, content: read(name) }, new NoOperationTraceWriter())
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  },
)

test('GitHub’s schema finds a job without a machine', () => {
  const content = 'on: push\njobs:\n  a:\n    stepps: []\n'
  const { context } = parseWorkflow({ name: 'x', content }, new NoOperationTraceWriter())
  expect(context.errors.getErrors()).not.toEqual([])
})

test.each(['gitlab/remote.yml', 'gitlab/shell.yml'])('%s brings the browsers of this Playwright', (name) => {
  const [, version] = /playwright:v([\d.]+)-/.exec(read(name)) ?? []
  expect(version).toBe(devDependencies['@playwright/test'])
})

test.each(templates.filter((name) => name.startsWith('gitlab/')))(
  '%s names only stages and jobs of its own',
  (name) => {
    const { stages, ...rest } = parse(read(name)) as { stages: string[] } & Record<
      string,
      Record<string, unknown>
    >
    const jobs = Object.entries(rest).filter(([, job]) => 'script' in job)
    for (const [job, { stage, extends: from }] of jobs) {
      expect(stages, job).toContain(stage)
      if (from !== undefined) expect(Object.keys(rest), job).toContain(from)
    }
  },
)

test.each(['github', 'gitlab'].flatMap((host) => [`${host}/remote.yml`, `${host}/shell.yml`]))(
  '%s tests, gives a tenth, watches it, then gives it to everybody if it is well',
  (name) => {
    const written = commands(name).filter(({ script }) => script === 'release')
    const steps = ['build', 'publish', 'verify', 'promote', 'doctor', 'watch', 'finish']
    expect(written.map(({ words }) => words[0]).slice(0, steps.length)).toEqual(steps)
    expect(written.find(({ words }) => words[0] === 'promote')?.words).toEqual(
      expect.arrayContaining(['--pct', '10']),
    )
  },
)

test.each(['github/shell.yml', 'gitlab/shell.yml'])(
  '%s puts the shell into the documents when everybody has it',
  (name) => {
    const steps = commands(name).map(({ script, words }) => (script === 'release' ? words[0] : script))
    expect(steps.slice(steps.indexOf('finish'))).toEqual(['finish', 'build', 'doctor'])
  },
)
