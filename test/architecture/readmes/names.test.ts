import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { read, sourceFiles } from '../sources.ts'
import { documents, spansIn } from './documents.ts'

const files = sourceFiles(/./)
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
)
const isThere = (path: string): boolean => files.includes(path) || folders.has(path)

/** Expands braces: `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
const expand = (name: string): string[] => {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name) ?? []
  return whole === undefined ? [name] : list.split(',').flatMap((one) => expand(before + one + after))
}

const examples = new Set(['Name.test.ts', 'Name.test.tsx', '.test.tsx'])
// Paths that a build or a reader of the guide creates, so they don't have to exist.
const generated = /^node_modules\//
const fromRoot = /^(?:bridge-contract|host-shell|remotes|shared|test|\.changeset|\.ci)(?:\/|$)/

/**
 * Returns the source file names in inline code, and the paths from the root or from the document's folder.
 */
function namesIn(text: string, document: string): string[] {
  const names = spansIn(text)
    .filter((span) => /^[\w./{},-]+$/.test(span))
    .flatMap(expand)
  const isPath = (name: string): boolean => {
    const [first = '', ...rest] = name.split('/')
    return rest.length > 0 && (fromRoot.test(name) || folders.has(posix.join(posix.dirname(document), first)))
  }
  return names.filter((name) => /\.(?:tsx?|mjs)$/.test(name) || (!/^\.{0,2}\//.test(name) && isPath(name)))
}

/**
 * Returns whether a file or folder exists, relative to the root or to the README's folder. A file can also be
 * anywhere in the repository.
 */
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

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('each file and folder that a document names is there', () => {
  const gone = documents.flatMap((readme) =>
    namesIn(read(readme), readme)
      .filter((name) => !examples.has(name) && !generated.test(name) && !isNamed(name, readme))
      .map((name) => `${readme}: ${name}`),
  )
  expect(gone).toEqual([])
})

test('each link of a document leads to a file and to a heading in it', () => {
  const broken = documents.flatMap((readme) =>
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

/** Returns the references to a README that doesn't exist, or to a heading that it doesn't have. */
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
    namesIn(
      '`shared/kit/http/shapes/{plans,orders}.ts` `native/gone` `npm run x` `/weather`',
      'bridge-contract/README.md',
    ),
  ).toEqual(['shared/kit/http/shapes/plans.ts', 'shared/kit/http/shapes/orders.ts', 'native/gone'])
  expect(isNamed('shared/kit/http/shapes/plans.ts', 'README.md')).toBe(false)
  expect(isNamed('native/gone', 'bridge-contract/README.md')).toBe(false)
})

/** Names in documents that no file of this project contains → their origin. */
const foreign: Readonly<Record<string, string>> = {
  loadFileURL: 'WebKit',
  WKHTTPCookieStore: 'WebKit',
  evaluateJavaScript: 'WebKit',
  toHexString: 'Java',
  WEB_MESSAGE_LISTENER: 'androidx.webkit',
  limit_req_zone: 'nginx',
  binary_remote_addr: 'nginx',
  textOrObject: 'stands for a value',
  goalTitle: 'a new text',
}

/** Returns the names of several words in inline code: functions, types, fields, variables, codes. */
const identifiersIn = (text: string): string[] =>
  spansIn(text).flatMap(
    (span) => span.match(/[A-Za-z_]\w*/g)?.filter((name) => /[a-z][A-Z]|\w_\w/.test(name)) ?? [],
  )

test('each name of several words in inline code occurs in the code', () => {
  const sources = files.filter(
    (file) =>
      !file.includes('architecture/readmes/') &&
      /\.(?:[cm]?[jt]sx?|kts?|swift|dart|ets|c|py|ya?ml|json5?|xml|html)$/.test(file),
  )
  const known = new Set(
    [...sources, ...sources.map(read)].flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []),
  )
  const unknown = documents.flatMap((document) =>
    identifiersIn(read(document))
      .filter((name) => !known.has(name) && !Object.hasOwn(foreign, name))
      .map((name) => `${document}: ${name}`),
  )
  expect(unknown).toEqual([])
  expect(Object.keys(foreign).filter((name) => !documents.some((file) => read(file).includes(name)))).toEqual(
    [],
  )
})
