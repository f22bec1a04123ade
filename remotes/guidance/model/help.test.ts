import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { routeNames } from '../../../test/routeNames.ts'
import { type HelpText, find, plain, topics } from './help.ts'

const read = (lang: string) =>
  JSON.parse(readFileSync(new URL(`help/articles/${lang}.json`, import.meta.url), 'utf8')) as HelpText
const english = read('en')

describe.each(translated)('the help in %s', (lang) => {
  const help = read(lang)

  test('has the articles, topics and links of the English one', () => {
    const facts = ({ id, topic, route }: HelpText['articles'][number]) => ({ id, topic, route })
    expect(help.articles.map(facts)).toEqual(english.articles.map(facts))
    expect(Object.keys(help.topics)).toEqual([...topics])
    expect(Object.keys(help.routes)).toEqual(Object.keys(english.routes))
  })

  test('names only routes that exist and holes we fill', () => {
    for (const { route, title, body } of help.articles) {
      if (route) expect(routeNames).toContain(route)
      if (route) expect(help.routes[route]).toBeTruthy()
      expect([title, ...body].join('').replaceAll('{app}', '')).not.toMatch(/[{}]/)
    }
  })
})

describe('the search', () => {
  test.for([
    ['en', 'bluetooth', 'disconnects'],
    ['en', 'PASSWORD', 'password'],
    ['en', 'wechat download', 'install'],
    ['de', 'passwort andern', 'password'],
    ['de', 'Kopfhörer', 'pairing'],
    ['zh', '验证码', 'code'],
    ['zh', '蓝牙', 'disconnects'],
    ['ar', 'كلمة المرور', 'password'],
    ['ar', 'البطارية', 'battery'],
  ] as const)('in %s, %s finds %s first', ([lang, query, id]) => {
    const found = find(read(lang).articles, query)
    expect(found.map((article) => article.id).slice(0, 2)).toContain(id)
  })

  test('finds words that are shown with soft hyphens, and words typed with them', () => {
    const title = 'Be\u00ADnach\u00ADrich\u00ADti\u00ADgun\u00ADgen'
    const articles = english.articles
      .slice(0, 2)
      .map((article, at) => (at === 0 ? { ...article, title } : article))
    for (const query of ['benachrichtigungen', 'nachricht', 'Benach\u00ADrichtigungen'])
      expect(find(articles, query)).toEqual([articles[0]])
  })

  test('every word must be found; nothing is found for nonsense', () => {
    expect(find(english.articles, 'bluetooth xyzzy')).toEqual([])
    expect(find(english.articles, '  ')).toHaveLength(english.articles.length)
  })

  test('answers any text and gives every article at most once', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const ids = find(english.articles, query).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
    expect(plain('  Schlüssel\u0640 ÉTÉ ')).toBe('schlussel ete')
  })
})
