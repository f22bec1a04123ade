import { loadLocalised } from '@companion/shared/texts/loadLocalised'

/** The help's topics in display order. */
export const topics = ['device', 'account', 'services', 'app'] as const
type Topic = (typeof topics)[number]

export interface Article {
  /** Anchor in the address, the same in all languages. */
  readonly id: string
  readonly topic: Topic
  readonly title: string
  /** `{app}` is replaced by the app's name. */
  readonly body: readonly string[]
  /** Search words missing from the text. */
  readonly keywords: string
  /** Name of the route with further help. */
  readonly route?: string
}

export interface HelpText {
  readonly topics: Readonly<Record<Topic, string>>
  /** Link texts by route name. */
  readonly routes: Readonly<Record<string, string>>
  readonly articles: readonly Article[]
}

/** The help in the user's language, or marked as English. */
export const loadHelp = loadLocalised<HelpText>(
  (lang) => import(/* webpackChunkName: "pages-[request]" */ `./help/articles/${lang}.json`),
)

/**
 * Removes case, accents, soft hyphens, Arabic vowel marks and the Arabic article: "schlusselwort" finds "Schlüssel(-)wort".
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\u00ad|[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/(^|\s)\u0627\u0644(?=\p{L}{3})/gu, '$1')
    .toLowerCase()
    .trim()

/** Scores a match: title before keywords before text, and word starts before the middle of a word. */
const weights = [8, 4, 1] as const

function worth(word: string, fields: readonly string[]): number {
  return fields.reduce((sum, field, index) => {
    const at = field.indexOf(word)
    if (at < 0) return sum
    const starts = at === 0 || /[^\p{L}\p{N}]/u.test(field[at - 1] ?? '')
    return sum + (weights[index] ?? 1) * (starts ? 2 : 1)
  }, 0)
}

/** The articles that match all words of the query, best first; all articles for an empty query. */
export function find(articles: readonly Article[], query: string): readonly Article[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return articles
  return articles
    .map((article) => {
      const fields = [article.title, article.keywords, article.body.join(' ')].map(plain)
      const worths = words.map((word) => worth(word, fields))
      return { article, worth: worths.includes(0) ? 0 : worths.reduce((sum, each) => sum + each, 0) }
    })
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ article }) => article)
}
