import { blocksIn } from '../../look/blocks.ts'

const languages = { en: 'left to right', ar: 'right to left' } as const
const themes = ['light', 'dark'] as const
export const widths = [320, 390, 768] as const
/**
 * The height of every screenshot in CSS pixels, from the top of the screen. It's the same for all looks, so
 * that the baselines of a screen fit in one sheet.
 */
export const height = 1280

/** A combination of language, theme and width in which a screen is tested. */
export interface Look {
  readonly lang: keyof typeof languages
  readonly theme: (typeof themes)[number]
  readonly width: (typeof widths)[number]
  /** The position of its baseline in the screen's sheet, in blocks. */
  readonly left: number
  readonly top: number
}

/**
 * All looks in the order in which they're taken: the page is opened once per language and resized once per
 * width.
 */
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
