import { transform } from 'esbuild'
import { PurgeCSS } from 'purgecss'
import { engines } from '@companion/bridge-contract/generate/engines'

/** The markup of one path's screens, and their stylesheets in order. */
export interface StyledPath {
  readonly html: readonly string[]
  readonly css: readonly string[]
}

/** The names in markup that selectors can match. */
interface Names {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
}

const tag = /<([a-z][\w-]*)([^>]*)>/g
const attribute = / ([\w-]+)(?:="([^"]*)")?/g

/** Returns the names in React's markup, whose attribute values are in double quotes and contain no `>`. */
function namesIn(pages: Iterable<string>): Names {
  const [tags, classes] = [new Set<string>(), new Set<string>()]
  const attributes = new Map<string, Set<string>>()
  const seen = new Set<string>()
  for (const html of pages)
    for (const [whole, name = '', rest = ''] of html.matchAll(tag)) {
      if (seen.has(whole)) continue
      seen.add(whole)
      tags.add(name)
      for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
        if (key === 'class') for (const one of value.split(' ')) classes.add(one)
        const lower = key.toLowerCase()
        attributes.set(lower, (attributes.get(lower) ?? new Set()).add(value))
      }
    }
  return { tags, classes, attributes }
}

/**
 * Elements and attributes of the HTML document. The attributes vary by visitor, so their rules are always
 * kept.
 */
const ofDocument = {
  tags: ['html', 'body'],
  attributes: ['data-theme', 'data-path', 'data-clock', 'dir', 'lang'],
}

/**
 * Returns the rules that markup with these names can need. `:hover` and `:active` are removed, because the
 * page doesn't respond to touch yet.
 */
async function purgeRules(css: string, { tags, classes, attributes }: Names): Promise<string> {
  const values = [...attributes.values()].flatMap((all) => [...all])
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      tags: [...tags, ...ofDocument.tags],
      classes: [...classes],
      ids: [],
      attributes: { names: [...attributes.keys(), ...ofDocument.attributes], values },
      undetermined: [],
    }),
    dynamicAttributes: ofDocument.attributes,
    blocklist: [/:active/, /:hover/, /autofill/],
    keyframes: true,
    variables: true,
    fontFace: true,
  })
  const { code } = await transform(purged?.css ?? '', {
    loader: 'css',
    minify: true,
    target: engines.target,
  })
  return code.trim()
}

/** Returns the similarity of the markup of two groups of paths. It's 1 if their classes are equal. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((name) => other.has(name)).length
  return common / (one.size + other.size - common)
}

/**
 * Returns the critical styles by path. The most similar paths share a sheet until there are at most `most`
 * sheets: every document's policy contains the hash of each sheet, and hosts limit the length of a header.
 * The same input gives the same bytes.
 */
export async function criticalCss(
  paths: Readonly<Record<string, StyledPath>>,
  most: number,
): Promise<Record<string, string>> {
  let groups = Object.entries(paths).map(([path, styled]) => ({
    screens: [[path, styled] as const],
    classes: namesIn(styled.html).classes,
  }))
  while (groups.length > most) {
    const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => [one, other] as const))
    const [one, other] = pairs.reduce((best, pair) =>
      likeness(pair[0].classes, pair[1].classes) > likeness(best[0].classes, best[1].classes) ? pair : best,
    )
    groups = groups.filter((group) => group !== one && group !== other)
    groups.push({
      screens: [...one.screens, ...other.screens],
      classes: new Set([...one.classes, ...other.classes]),
    })
  }
  const sheets: Record<string, string> = {}
  for (const group of groups) {
    const css = [...new Set(group.screens.flatMap(([, one]) => one.css))].join('\n')
    const sheet = await purgeRules(css, namesIn(group.screens.flatMap(([, { html }]) => html)))
    for (const [path] of group.screens) sheets[path] = sheet
  }
  return sheets
}
