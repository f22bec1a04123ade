import type { Preview } from '@storybook/react-vite'
import { Suspense } from 'react'
import { brands } from '@companion/shared/brand/brands'
import { brand, setBrand } from '@companion/shared/brand/current'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language, setLanguage } from '@companion/shared/texts/language'
import { aliasOf, directionOf, translated } from '@companion/shared/texts/languages'
import '@companion/shell/app/App.css'
import { setAccent } from '@companion/shell/theme/accent'
import '@companion/shell/theme/reset.css'
import '@companion/shell/theme/systemColours.css'
import '@companion/shell/theme/values.css'

/** The toolbar's settings; in an address: `globals=brand:lensmoo;lang:ar;theme:dark`. */
interface Globals {
  readonly brand: string
  readonly lang: string
  readonly dir: string
  readonly theme: string
  readonly motion: string
  readonly size: string
}

const plain = { brand: 'sparkpro', lang: 'en', dir: 'auto', theme: 'auto', motion: 'auto', size: '100' }

type Item = string | { readonly value: string; readonly title: string }
const menu = (
  title: string,
  icon: 'switchalt' | 'globe' | 'transfer' | 'contrast' | 'lightning' | 'ruler',
  items: Item[],
) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})
const byItself = (title: string): Item => ({ value: 'auto', title })

const settings = {
  brand: menu(
    'Brand',
    'switchalt',
    brands.map(({ id }) => id),
  ),
  lang: menu('Language', 'globe', [...translated]),
  dir: menu('Direction', 'transfer', [byItself('direction of the language'), 'ltr', 'rtl']),
  theme: menu('Theme', 'contrast', [byItself('theme of the system'), 'light', 'dark']),
  motion: menu('Motion', 'lightning', [byItself('motion of the system'), 'reduced']),
  size: menu(
    'Text size',
    'ruler',
    ['100', '130', '150', '200'].map((value) => ({ value, title: `${value} %` })),
  ),
} satisfies Record<keyof Globals, object>

/** Sets the document up like the shell's boot script and start do. */
function dress(html: HTMLElement, { lang, dir, theme, motion, size }: Globals): void {
  const { accent, corners, illustration } = brand()
  html.lang = aliasOf(lang)
  html.dir = dir === 'auto' ? directionOf(html.lang) : dir
  if (theme === 'auto') delete html.dataset['theme']
  else html.dataset['theme'] = theme
  html.style.fontSize = `${size}%`
  html.style.setProperty('--corners', `${corners}`)
  html.style.setProperty('--illustration', illustration)
  // Without a value, the stylesheet's counts, which depends on the system.
  html.style.setProperty('--m-shift', motion === 'reduced' ? '0' : '')
  setAccent(html, accent)
}

export default {
  parameters: { layout: 'fullscreen' },
  globalTypes: settings,
  initialGlobals: plain,
  loaders: [
    async ({ globals }) => {
      const { brand: id, lang } = globals as Globals
      setBrand(brands.find((one) => one.id === id) ?? brands[0]!)
      setLanguage(lang)
      await prepareTexts(language.lang)
      dress(document.documentElement, globals as Globals)
    },
  ],
  decorators: [
    (Story, { globals }) => (
      // The brand isn't reactive.
      <main key={JSON.stringify(globals)}>
        <Suspense>
          <Story />
        </Suspense>
      </main>
    ),
  ],
} satisfies Preview
