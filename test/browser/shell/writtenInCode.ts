import type { Page } from '@playwright/test'
import { textsOf } from '../../texts/catalogues.ts'
import { routes } from './walk.ts'

/** Returns all visible and spoken text on the page, except the workbench's. */
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
      // An email address or a URL is split into several text nodes so that a line can break between them.
      // Read it as one text.
      const whole = parentElement?.closest('bdi[dir]')?.textContent ?? textContent ?? ''
      if (parentElement && isOurs(parentElement)) words.add(whole)
    }
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
      if (isOurs(element)) for (const name of spoken) words.add(element.getAttribute(name) ?? '')
    return [...words]
  })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Returns a pattern that matches a text whose placeholders have been replaced. */
const filled = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.*')

/**
 * Returns whether a text is a route's title. The page reads titles from the releases' title files, which
 * pseudo-languages don't change.
 */
const isTitle = (file: string, key: string) =>
  routes.some(({ remote, title }) => file === `remotes/${remote}/texts/en.json` && key === title)

/**
 * English texts that pseudo-languages don't change: titles; articles, documents and phone menus, which aren't
 * messages; and messages with links, which are shown as several texts.
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

/** Text that no catalogue contains but that's allowed, with the reason. */
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

/**
 * Returns the texts on a page in a pseudo-language that aren't from a catalogue, and so are written in the
 * code.
 */
export const writtenInCode = (words: readonly string[]): string[] =>
  words.filter((text) => {
    let rest = text.replaceAll('\u00AD', '')
    // A placeholder can be replaced by another text, so remove texts from the inside out.
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/\[[^[\]]*~\]/g, '')]
    rest = rest.trim()
    if (isUnchanged.test(rest)) return false
    for (const [name] of allowed) rest = rest.replace(name, '')
    return /\p{L}/u.test(rest)
  })
