import { rebranding, type BrandValues } from './brandValues.ts'
import { abroad, devices, type Device } from './devices.ts'
import { screenMark, screenName } from './prerender.ts'
import { marksOf } from './sheet.ts'
import {
  blanked,
  commonSize,
  differences,
  markupOf,
  startOf,
  type Differences,
  type TreeElement,
} from './tree.ts'
import { visit, type FirstScreen, type Visit } from './visit.ts'

/** The words of one screen, as a document brings them. */
export interface Words {
  readonly path: string
  /** Only for a page that has a session. */
  readonly forUser: boolean
  readonly lang: string
  readonly html: string
  /** What selectors find in the markup; stylesheets with their rules. */
  readonly marks: readonly string[]
  readonly sheets: readonly string[]
  /** Scripts that the screen loads besides those that any document of its path names. */
  readonly late: FirstScreen['late']
  /** Class → declarations that stood in a style attribute. */
  readonly styles: Readonly<Record<string, string>>
}

/** A route of which documents bring words. */
export interface WordsRoute {
  readonly remote: string
  readonly path: string
  /** Open to everybody; any other is opened by somebody with a session. */
  readonly open: boolean
}

/** The pages of one brand. */
export interface BrandPages {
  readonly brand: string
  readonly values: BrandValues
  readonly host: string
  /** The brand's document, with `screenMark` where it says whose words it brings. */
  readonly html: string
  /** Those with texts of their own. */
  readonly languages: readonly string[]
}

/** FNV-1a: short names that are the same in every build. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const isSame = (one: TreeElement | undefined, another: TreeElement | undefined) =>
  JSON.stringify(one) === JSON.stringify(another)

type Open = (pages: BrandPages, lang: string, device?: Device) => Promise<FirstScreen | undefined>

const opener =
  ({ path, open }: WordsRoute, read: Visit['read']): Open =>
  ({ brand, host, html }, lang, device = devices[0]) =>
    visit({
      // A start that takes words' place waits for the whole screen, as it does on a visitor's page.
      html: html.replace(screenMark, screenName({ path, lang, forUser: !open }, brand)),
      host,
      path,
      signedIn: !open,
      lang,
      device,
      read,
    })

/** A screen as one brand shows it, and brands that show the same but for their own values. */
interface Model {
  readonly pages: BrandPages
  readonly first: FirstScreen
  readonly alike: { readonly pages: BrandPages; readonly as: <Value>(held: Value) => Value }[]
}

/**
 * Opens a screen on the pages of all brands, in English. Who differs from another brand in that brand's own values alone
 * does so in every language: only the page of the first of them is opened in the others.
 */
async function modelsOf(open: Open, all: readonly BrandPages[]): Promise<Model[]> {
  const models: Model[] = []
  for (const pages of all) {
    const first = await open(pages, 'en')
    if (!first) continue
    const isAlike = ({ pages: { values, languages }, first: theirs, alike }: Model) => {
      const as = rebranding(values, pages.values)
      const same =
        as && pages.languages.every((lang) => languages.includes(lang)) && isSame(as(theirs.tree), first.tree)
      return same && alike.push({ pages, as })
    }
    if (!models.some(isAlike)) models.push({ pages, first, alike: [{ pages, as: (held) => held }] })
  }
  return models
}

/** How many elements and texts from its start a screen shows on all devices; their number is the same in all languages. */
async function sharedSize(open: Open, { pages, first }: Model): Promise<number> {
  const sizes: number[] = [Infinity]
  for (const device of devices.slice(1)) {
    const tree = (await open(pages, 'en', device))?.tree
    if (!isSame(tree, first.tree)) sizes.push(commonSize(first.tree, tree))
  }
  return Math.min(...sizes)
}

/** What depends on the visitor's country, at the same places in all languages. */
async function regional(open: Open, { pages, first }: Model): Promise<Differences> {
  const all = new Map<number, readonly string[]>()
  for (const device of abroad) {
    const tree = (await open(pages, 'en', device))?.tree
    const found = (tree && differences(first.tree, tree)) ?? []
    for (const [at, names] of found) all.set(at, [...(all.get(at) ?? []), ...names])
  }
  return all
}

function written(tree: TreeElement): Pick<Words, 'html' | 'marks' | 'styles'> {
  const styles: Record<string, string> = {}
  const styleClass = (declarations: string) => {
    const name = `w${shortHash(declarations)}`
    styles[name] = declarations
    return name
  }
  const html = markupOf({ ...tree, attributes: { ...tree.attributes, 'data-words': '' } }, styleClass)
  return { html, styles, marks: [...new Set(marksOf(tree))] }
}

/**
 * The words of a screen on the pages of all brands, in their languages: what stands there before the API has said
 * anything. A screen that shows nothing of its own by then has none.
 * @returns brand → words.
 */
export async function wordsOf(
  route: WordsRoute,
  all: readonly BrandPages[],
  read: Visit['read'],
): Promise<Readonly<Record<string, readonly Words[]>>> {
  const open = opener(route, read)
  const words: Record<string, Words[]> = {}
  for (const model of await modelsOf(open, all)) {
    const { pages, first, alike } = model
    const size = await sharedSize(open, model)
    const unknown = await regional(open, model)
    for (const lang of pages.languages) {
      const screen = lang === 'en' ? first : await open(pages, lang)
      if (!screen || !size) continue
      for (const { pages: own, as } of alike)
        if (own.languages.includes(lang))
          (words[own.brand] ??= []).push({
            path: route.path,
            forUser: !route.open,
            lang,
            ...written(as(startOf(blanked(screen.tree, unknown), size))),
            sheets: screen.sheets,
            late: screen.late,
          })
    }
  }
  return words
}
