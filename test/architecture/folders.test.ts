import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from './sources.ts'

/** Which folders of `shared` and `host-shell` may import which others of the same package, types included. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'host-shell/app': ['boot', 'qa', 'releases/page', 'remotes', 'texts', 'theme'],
  'host-shell/boot': ['brands', 'releases/model', 'theme'],
  'host-shell/build': ['releases/model'],
  'host-shell/deploy': [
    'boot',
    'brands',
    'build',
    'prerender',
    'releases/model',
    'releases/publish',
    'releases/publish/keys',
    'releases/publish/plans',
    'releases/publish/stores',
  ],
  'host-shell/dev': [
    'boot',
    'brands',
    'build',
    'deploy',
    'releases/model',
    'releases/publish',
    'releases/publish/health',
    'releases/publish/keys',
    'releases/publish/report',
    'releases/publish/plans',
    'releases/publish/stores',
  ],
  'host-shell/dev/page': ['dev', 'remotes'],
  'host-shell/prerender': ['app', 'boot', 'build', 'releases/model', 'releases/publish/stores', 'remotes'],
  'host-shell/qa': [
    'boot',
    'qa/gallery',
    'qa/page',
    'qa/panel',
    'releases/model',
    'releases/page',
    'remotes',
  ],
  'host-shell/qa/gallery': ['qa/model', 'qa/panel', 'texts'],
  'host-shell/qa/page': ['boot', 'qa/model', 'remotes'],
  'host-shell/qa/panel': ['qa/model', 'qa/page', 'releases/model', 'releases/page', 'remotes'],
  'host-shell/releases/page': [
    'boot',
    'releases/model',
    'releases/page/health',
    'releases/page/live',
    'remotes',
    'serviceWorker',
  ],
  'host-shell/releases/page/health': ['boot', 'releases/model', 'releases/page/live', 'remotes'],
  'host-shell/releases/page/live': ['releases/model', 'remotes'],
  'host-shell/releases/publish': [
    'build',
    'releases/model',
    'releases/publish/keys',
    'releases/publish/plans',
    'releases/publish/stores',
  ],
  'host-shell/releases/publish/doctor': [
    'deploy',
    'releases/model',
    'releases/publish',
    'releases/publish/plans',
    'releases/publish/stores',
  ],
  'host-shell/releases/publish/health': ['releases/model', 'releases/publish/plans'],
  'host-shell/releases/publish/keys': ['build', 'releases/model', 'releases/publish/stores'],
  'host-shell/releases/publish/plans': ['releases/model'],
  'host-shell/releases/publish/stores': ['releases/model'],
  'host-shell/releases/publish/report': [
    'brands',
    'build',
    'releases/model',
    'releases/publish',
    'releases/publish/health',
    'releases/publish/keys',
    'releases/publish/plans',
    'releases/publish/stores',
  ],
  'host-shell/releases/publish/verbs': [
    'brands',
    'build',
    'deploy',
    'releases/model',
    'releases/publish',
    'releases/publish/doctor',
    'releases/publish/health',
    'releases/publish/keys',
    'releases/publish/plans',
    'releases/publish/report',
    'releases/publish/stores',
  ],
  'host-shell/remotes': ['boot', 'brands', 'releases/model'],
  'host-shell/remotes/replacements': ['releases/model'],
  'host-shell/serviceWorker': ['releases/model', 'remotes'],
  'shared/fields': ['forms', 'hooks', 'loading', 'texts', 'ui'],
  'shared/forms': ['hooks', 'http', 'loading', 'navigation', 'session', 'swap', 'texts'],
  'shared/http': ['texts', 'toasts'],
  'shared/loading': ['navigation', 'texts', 'toasts', 'ui'],
  'shared/navigation': ['flags', 'hooks'],
  'shared/remote': ['hooks', 'loading', 'navigation', 'texts', 'ui'],
  'shared/session': ['hooks', 'http', 'swap'],
  'shared/signIn': [
    'bridge',
    'fields',
    'forms',
    'hooks',
    'http',
    'loading',
    'navigation',
    'session',
    'texts',
    'ui',
  ],
  'shared/texts': ['format'],
  'shared/ui': ['bridge', 'hooks', 'navigation', 'texts', 'toasts'],
  'shared/verification': [
    'bridge',
    'fields',
    'forms',
    'hooks',
    'http',
    'navigation',
    'session',
    'swap',
    'texts',
    'ui',
  ],
}

// It imports nothing of this project, and every folder may import it.
const foundation = 'shared/platform'

/** The folder that a rule is about: in `host-shell` the innermost one, in `shared` the one below the package. */
const folderOf = (file: string): string | undefined =>
  /^host-shell(?:\/[\w-]+)+(?=\/)|^shared\/[\w-]+(?=\/)/.exec(file)?.[0]
const packageOf = (folder: string): string => folder.split('/', 1)[0] ?? ''

interface Arrow {
  readonly from: string
  readonly to: string
  readonly file: string
}

const arrows: readonly Arrow[] = sourceFiles()
  .filter((file) => !/\.test\.tsx?$|dev\/newRemote/.test(file))
  .flatMap((file) =>
    importsOf(file).flatMap(({ to: target }) => {
      const [from, to] = [folderOf(file), folderOf(target)]
      return from && to && from !== to && packageOf(from) === packageOf(to) ? [{ from, to, file }] : []
    }),
  )

const mayImport = ({ from, to }: Arrow): boolean =>
  to === foundation || (allowed[from] ?? []).some((name) => `${packageOf(from)}/${name}` === to)

test('a folder imports only the folders that the table allows it', () => {
  expect(arrows.length).toBeGreaterThan(100)
  const wrong = arrows.filter((arrow) => !mayImport(arrow))
  expect(wrong.map(({ from, to, file }) => `${from} → ${to} (${file})`)).toEqual([])
})

test('no two folders reach each other', () => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of next.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to))
    return seen
  }
  const folders = [...next.keys()].toSorted()
  const found = folders.flatMap((a) =>
    folders.filter((b) => a < b && reach(a).has(b) && reach(b).has(a)).map((b) => `${a} ↔ ${b}`),
  )
  expect(found).toEqual([])
})
