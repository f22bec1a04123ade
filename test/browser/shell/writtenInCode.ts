import type { Page } from '@playwright/test'
import { textsOf } from '../../texts/catalogues.ts'
import { routes } from './walk.ts'

/** Everything a reader sees or hears on the page, but for the workbench. */
export const allWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ]
    const words = new Set([document.title])
    const isOurs = (element: Element) =>
      !element.closest('script, style, noscript, [data-qa]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      // An address stands in parts, between which a line may break.
      const whole = parentElement?.closest('bdi[dir]')?.textContent ?? textContent ?? ''
      if (parentElement && isOurs(parentElement)) words.add(whole)
    }
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
      if (isOurs(element)) for (const name of spoken) words.add(element.getAttribute(name) ?? '')
    return [...words]
  })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** What a text with holes looks like on a page. */
const filled = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.*')

/** Titles of routes come with the releases' own files of titles, which are made of the catalogues. */
const isTitle = (file: string, key: string) =>
  routes.some(({ remote, title }) => file === `remotes/${remote}/texts/en.json` && key === title)

/**
 * English texts that no pseudo-language changes: titles; articles, documents and menus of phones, which are no messages;
 * and messages with links, which are no single text.
 */
const unchanged = textsOf('en').texts.flatMap(({ kind, text, file, key }) => {
  if (kind !== 'message') return [filled(text)]
  if (isTitle(file, key)) return [`${escaped(text)},?(?: - SparkPro)?`]
  return /<\w+>/.test(text) ? text.split(/<\/?\w+>/).map(filled) : []
})
const isUnchanged = new RegExp(
  `^(?:${unchanged
    .map((text) => text.trim())
    .filter((text) => /[a-z]/.test(text))
    .join('|')})$`,
  'su',
)

const makers =
  'Xiaomi MIUI|HyperOS|Redmi|POCO|Huawei EMUI|HarmonyOS|OPPO ColorOS|ColorOS|Vivo Origin OS|Funtouch OS|iQOO|Motorola|Nokia|Sony|ZTE|Asus|Meizu|Wiko|Honor MagicOS|Magic UI|Samsung One UI|Galaxy|OnePlus OxygenOS|realme UI|TECNO|Infinix|itel|HiOS|XOS|Google Pixel|Android One|iPad'

/** What may stand on a page in letters although it is in no catalogue, and why. */
const allowed: readonly (readonly [words: RegExp, why: string])[] = [
  [/SparkPro(?: Technology Ltd\.)?/g, 'the brand and its company'],
  [new RegExp(`\\b(?:${makers})`, 'g'), 'names of makers and of their systems'],
  [/\b(?:iOS|Android|iPhone|Google Play|App Store)\b/g, 'names of systems and stores'],
  [/[\w.+*•-]+@[\w.-]*|\bDemo\b|^D$/g, 'the user’s email address, name and its initial'],
  [/https?:\/\/\S+|\b(?:[\w-]+\.)+(?:example|com)\S*/g, 'addresses'],
  [
    /\bAI (?:monthly|day pass|week pass|quarterly|yearly|image and text chat|translation)\b/g,
    'plans, of the API',
  ],
  [/Nanshan, Shenzhen|^Clear$|^Partly cloudy$/g, 'a place and its weather, of the API'],
  [/Asia\/Shanghai \(GMT\+8\)/g, 'a time zone, of the API'],
  [/(?<=\d )(?:minutes|hours|km\/h|mph|mm|hPa)\b|°[CF]/g, 'units, by the language'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
    'months, by the language',
  ],
  [
    /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
    'days, by the language',
  ],
  [/\b(?:AM|PM)\b/g, 'times, by the language'],
]

/** Of all words on a page in a pseudo-language those that have come through no catalogue. */
export const writtenInCode = (words: readonly string[]): string[] =>
  words.filter((text) => {
    let rest = text.replaceAll('\u00AD', '')
    // One text may stand in a hole of another.
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/\[[^[\]]*~\]/g, '')]
    rest = rest.trim()
    if (isUnchanged.test(rest)) return false
    for (const [name] of allowed) rest = rest.replace(name, '')
    return /\p{L}/u.test(rest)
  })
