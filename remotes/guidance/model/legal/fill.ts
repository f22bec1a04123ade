import type { LegalText } from './shape.ts'

interface Names {
  readonly companyName: string
  readonly appName: string
}

/** Inside Arabic a Latin name keeps its own direction, full stop included, between two invisible marks. */
export const namesFor = (dir: 'ltr' | 'rtl', { companyName, appName }: Names): Names =>
  dir === 'ltr'
    ? { companyName, appName }
    : { companyName: `\u2068${companyName}\u2069`, appName: `\u2068${appName}\u2069` }

/** The document of one brand: its names in place of the placeholders. Throws for a placeholder nobody knows. */
export function fill(text: LegalText, names: Names): LegalText {
  const filled = (words: string): string =>
    words.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = Object.entries(names).find(([key]) => key === name)?.[1]
      if (!value) throw new Error(`no value for ${hole} in a legal document`)
      return value
    })
  return {
    intro: text.intro.map(filled),
    sections: text.sections.map(({ id, title, body }) => ({
      id,
      title: filled(title),
      body: body.map((part) => (typeof part === 'string' ? filled(part) : part.map(filled))),
    })),
  }
}
