interface View {
  name: string
  page: string
  width: number
  lang: string
  theme: string
  accent: string
  corners: string
  zoom: string
  reduced?: boolean
}

const names = [
  'menu',
  'fields',
  'choices',
  'notices',
  'loading',
  'messages',
  'alert',
  'question',
  'picker',
  'toasts',
  'icons',
]
const plain = { width: 390, lang: 'en', theme: 'light', accent: '0E7C66', corners: '1', zoom: '1' }

/** How each page is looked at: other brands, dark, mirrored, narrow, and with the text twice as large. */
const looks: Readonly<Record<string, Partial<View>>> = {
  light: {},
  dark: { theme: 'dark', accent: '6A4CE0', corners: '1.25' },
  ar: { lang: 'ar', accent: '1D6FE8' },
  narrow: { width: 320, theme: 'dark', lang: 'ar', accent: 'E4572E' },
  large: { width: 320, zoom: '2', accent: 'C2417C' },
  wide: { width: 900, accent: '1E9E4A', corners: '0.75' },
}

/** All views, or those of one page. */
export const views = (only?: string): readonly View[] =>
  names
    .filter((page) => !only || page === only)
    .flatMap((page) =>
      Object.entries(looks).map(([look, change]) => ({ ...plain, page, name: `${page}-${look}`, ...change })),
    )
