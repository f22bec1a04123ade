import '../../host-shell/theme/reset.css.ts'
import '../../host-shell/theme/values.css.ts'
import { accentVars } from '../../host-shell/theme/accent.ts'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language, setLanguage } from '@companion/shared/texts/language'
import { Toasts } from '@companion/shared/ui/feedback/Toasts'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { pages } from './pages.ts'
import { words } from './words.ts'

const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'ar' ? 'ar' : 'en'
const page = query.get('page') ?? 'menu'
const root = document.documentElement
root.lang = lang
root.dir = lang === 'ar' ? 'rtl' : 'ltr'
root.dataset['theme'] = query.get('theme') ?? 'light'
root.style.fontSize = `${Number(query.get('zoom') ?? 1) * 16}px`
root.style.setProperty('--corners', query.get('corners') ?? '1')
for (const [name, value] of Object.entries(accentVars(query.get('accent') ?? '0E7C66') ?? {}))
  root.style.setProperty(name, value)
if (page === 'menu' || page === 'loading' || page === 'alert')
  root.style.setProperty('--background', 'var(--background-list)')
// Metrics nearer to a phone's own face than the desktop default of a bare machine.
root.style.setProperty('--f-family', '"Liberation Sans", "DejaVu Sans", system-ui')
setLanguage(lang)
await prepareTexts(language.lang)

const Page = pages[page]
const mount = document.createElement('main')
document.body.append(mount)
createRoot(mount).render(
  <Suspense>
    {Page && <Page w={words[lang]} />}
    <Toasts />
  </Suspense>,
)
