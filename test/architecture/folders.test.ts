import { expect, test } from 'vitest'
import { importsOf, packageOf, sourceFiles } from './sources.ts'

/**
 * For each package: folder → the folders that it can import, types included. `.` is the package's own folder.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'host-shell/shell': {
    '.': ['app', 'theme'],
    app: ['boot', 'federation', 'releases', 'texts', 'theme'],
    boot: ['theme'],
    federation: ['boot'],
    releases: ['boot', 'federation', 'releases/health', 'releases/live', 'serviceWorker'],
    'releases/health': ['boot', 'federation', 'releases/live'],
    'releases/live': ['federation'],
    serviceWorker: ['federation'],
  },
  'host-shell/workbench': {
    '.': ['page', 'panel'],
    page: ['model'],
    panel: ['model', 'page'],
  },
  'host-shell/build': {
    deploy: ['.', 'prerender'],
    prerender: ['.'],
  },
  'host-shell/releases': {
    '.': ['edits', 'keys', 'stores'],
    keys: ['stores'],
  },
  'host-shell/release-cli': {
    '.': ['commands'],
    commands: ['.', 'doctor', 'health', 'report'],
    report: ['.', 'health'],
  },
  'shared/kit': {
    brand: ['texts'],
    fields: ['forms', 'hooks', 'loading', 'texts', 'ui'],
    forms: ['hooks', 'http', 'loading', 'navigation', 'session', 'swap', 'texts'],
    http: ['texts', 'toasts'],
    loading: ['navigation', 'texts', 'toasts', 'ui'],
    navigation: ['flags', 'hooks', 'session'],
    remote: ['hooks', 'loading', 'navigation', 'texts', 'ui'],
    session: ['hooks', 'http', 'swap'],
    signIn: 'bridge fields forms hooks http loading navigation session texts ui'.split(' '),
    texts: ['format'],
    ui: ['brand', 'bridge', 'hooks', 'navigation', 'texts', 'toasts'],
    verification: 'bridge fields forms hooks http navigation session swap texts ui'.split(' '),
  },
}

// Every folder can import these. They import nothing else from the package, so no cycle can arise.
const foundations = ['platform', '.']

interface Arrow {
  readonly place: string
  readonly from: string
  readonly to: string
  readonly file: string
}

/**
 * Returns the folder that a rule covers. In `host-shell` packages it's the innermost one, and in `shared/kit`
 * the first level.
 */
function folderOf(place: string, file: string): string {
  const inner = file
    .slice(place.length + 1)
    .split('/')
    .slice(0, -1)
  return (place === 'shared/kit' ? inner.slice(0, 1) : inner).join('/') || '.'
}

const arrows: readonly Arrow[] = sourceFiles()
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const place = packageOf(file)?.folder ?? ''
    if (!allowed[place]) return []
    return importsOf(file).flatMap(({ to: target }) => {
      if (packageOf(target)?.folder !== place) return []
      const [from, to] = [folderOf(place, file), folderOf(place, target)]
      return from === to ? [] : [{ place, from, to, file }]
    })
  })

const isFoundation = ({ place, to }: Arrow): boolean => place === 'shared/kit' && foundations.includes(to)
const mayImport = (arrow: Arrow): boolean =>
  isFoundation(arrow) || (allowed[arrow.place]?.[arrow.from] ?? []).includes(arrow.to)

test('a folder imports only the folders that the table allows it', () => {
  expect(arrows.length).toBeGreaterThan(100)
  const wrong = arrows.filter((arrow) => !mayImport(arrow))
  expect(wrong.map(({ place, from, to, file }) => `${place}: ${from} → ${to} (${file})`)).toEqual([])
})

test('no two folders reach each other', () => {
  const next = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    if (isFoundation(arrow)) continue
    const [from, to] = [`${arrow.place}/${arrow.from}`, `${arrow.place}/${arrow.to}`]
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
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
