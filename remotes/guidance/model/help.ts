import { loadLocalised } from '@companion/shared/texts/loadLocalised'

/** The topics of the help, in display order. */
export const topics = ['device', 'account', 'services', 'app'] as const
type Topic = (typeof topics)[number]

export interface Article {
  /** Fragment of the article's URL. It's the same in all languages, so that links work in each of them. */
  readonly id: string
  readonly topic: Topic
  readonly title: string
  /** Paragraphs in which the screen replaces `{app}` by the app's name. */
  readonly body: readonly string[]
  /** Words that users search for but that the text doesn't contain. */
  readonly keywords: string
  /** Name of the route that the article links to. */
  readonly route?: string
}

export interface HelpText {
  readonly topics: Readonly<Record<Topic, string>>
  /** Labels of the links, by route name. */
  readonly routes: Readonly<Record<string, string>>
  readonly articles: readonly Article[]
}

/** Loads the help in the user's language, or in English (marked as substituted) if there's no translation. */
export const loadHelp = loadLocalised<HelpText>(
  (lang) => import(/* webpackChunkName: "pages-[request]" */ `./help/articles/${lang}.json`),
)

/**
 * Removes case, accents, soft hyphens, word joiners, Arabic vowel marks and the Arabic article. So the query
 * "schlusselwort" matches "Schlüsselwort", even if that contains a soft hyphen.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u00ad\u2060]|[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/(^|\s)\u0627\u0644(?=\p{L}{3})/gu, '$1')
    .toLowerCase()
    .trim()

/**
 * Scores of a match in the title, the keywords and the body. A match at the start of a word scores double.
 */
const weights = [8, 4, 1] as const

function worth(word: string, fields: readonly string[]): number {
  return fields.reduce((sum, field, index) => {
    const at = field.indexOf(word)
    if (at < 0) return sum
    const starts = at === 0 || /[^\p{L}\p{N}]/u.test(field[at - 1] ?? '')
    return sum + (weights[index] ?? 1) * (starts ? 2 : 1)
  }, 0)
}

/**
 * Returns the articles that match all words of the query, best first. An empty query returns all articles.
 */
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
