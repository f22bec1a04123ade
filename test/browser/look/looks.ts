import { blocksIn } from '../../look/blocks.ts'

const languages = { en: 'left to right', ar: 'right to left' } as const
const themes = ['light', 'dark'] as const
export const widths = [320, 390, 768] as const
/**
 * Height of each picture, from the top of the screen. Equal for all, so that a screen's pictures fit in one
 * sheet.
 */
export const height = 1280

/** One combination of language, theme and width for a screen. */
export interface Look {
  readonly lang: keyof typeof languages
  readonly theme: (typeof themes)[number]
  readonly width: (typeof widths)[number]
  /** Position of its picture in the screen's sheet, in blocks. */
  readonly left: number
  readonly top: number
}

/** All looks in the order they are taken: each language opens the page once, each width lays it out once. */
export const looks: readonly Look[] = (['en', 'ar'] as const).flatMap((lang, at) =>
  widths.flatMap((width, column) =>
    themes.map((theme, row) => ({
      lang,
      theme,
      width,
      left: widths.slice(0, column).reduce((sum, before) => sum + blocksIn(before), 0),
      top: (at * themes.length + row) * blocksIn(height),
    })),
  ),
)

export const nameOf = ({ lang, theme, width }: Look): string => `${theme}, ${languages[lang]}, ${width} px`
