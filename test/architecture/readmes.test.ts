import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

const files = sourceFiles(/./)
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
)
const readmes = files.filter((file) => /(^|\/)README\.md$/.test(file))
const isThere = (path: string): boolean => files.includes(path) || folders.has(path)

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
const expand = (name: string): string[] => {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name) ?? []
  return whole === undefined ? [name] : list.split(',').flatMap((one) => expand(before + one + after))
}

const examples = new Set(['Name.test.ts', 'Name.test.tsx', '.test.tsx'])
// Made by a build, or by whoever follows the guide.
const generated = /^node_modules\//
const fromRoot = /^(?:bridge-contract|host-shell|remotes|shared|test|\.changeset|\.ci)(?:\/|$)/

/** What stands between backticks and is the name of a source file, or a path from the checkout's root. */
function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./{},-]+)`/g)].flatMap(([, name = '']) => expand(name))
  return quoted.filter((name) => /\.(?:tsx?|mjs)$/.test(name) || (fromRoot.test(name) && name.includes('/')))
}

/** Whether a named file or folder is there: from the root, from the README's folder, or, for a file, anywhere. */
function isNamed(name: string, readme: string): boolean {
  const path = name.replace(/\/$/, '')
  const from = posix.join(posix.dirname(readme), path)
  const end = path.replace(/^(\.\.?\/)+/, '')
  return (
    isThere(path) ||
    isThere(from) ||
    files.some((file) => /\.\w+$/.test(end) && `/${file}`.endsWith(`/${end}`))
  )
}

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('each file and folder that a README names is there', () => {
  const gone = readmes.flatMap((readme) =>
    namesIn(read(readme))
      .filter((name) => !examples.has(name) && !generated.test(name) && !isNamed(name, readme))
      .map((name) => `${readme}: ${name}`),
  )
  expect(gone).toEqual([])
})

test('each link of a README leads to a file and to a heading in it', () => {
  const broken = readmes.flatMap((readme) =>
    [...read(readme).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^https?:/.test(target)) return []
      const [path = '', anchor] = target.split('#')
      const file = path ? posix.join(posix.dirname(readme), path) : readme
      const leads = isThere(file) && (!anchor || anchorsOf(read(file)).includes(anchor))
      return leads ? [] : [`${readme}: ${target}`]
    }),
  )
  expect(broken).toEqual([])
})

/** Mentions of a README by its path that lead nowhere, or to a heading that it does not have. */
function lostMentions(file: string, text: string): string[] {
  const mention = /(?:"([^"\n]+)" in )?`?((?:[.\w-]+\/)+)README\.md`?(?:, "([^"\n]+)")?/g
  return [...text.matchAll(mention)].flatMap(([whole, before, folder = '', after]) => {
    const places = [folder, posix.join(posix.dirname(file), folder)].map((place) => `${place}README.md`)
    const readme = places.find((place) => files.includes(place))
    const heading = before ?? after
    return readme && (!heading || read(readme).includes(`# ${heading}\n`)) ? [] : [`${file}: ${whole}`]
  })
}

test('what code, pipelines and guides say of a README by its path is there, with the heading', () => {
  const speaking = files.filter((file) => /\.(?:tsx?|mjs|yml|md)$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(speaking.flatMap((file) => lostMentions(file, read(file)))).toEqual([])
  expect(lostMentions('x.yml', '# "No such heading" in host-shell/release-cli/README.md.')).toHaveLength(1)
  expect(lostMentions('x.ts', '/** Ours (`remotes/none/README.md`). */')).toHaveLength(1)
})

test('the rule sees names in braces, and folders', () => {
  expect(
    namesIn('`shared/kit/http/shapes/{plans,orders}.ts` `host-shell/gone` `npm run x` `/weather`'),
  ).toEqual(['shared/kit/http/shapes/plans.ts', 'shared/kit/http/shapes/orders.ts', 'host-shell/gone'])
  expect(isNamed('shared/kit/http/shapes/plans.ts', 'README.md')).toBe(false)
  expect(isNamed('host-shell/gone', 'README.md')).toBe(false)
})
