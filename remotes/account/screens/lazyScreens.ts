import { useEffect } from 'react'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language } from '@companion/shared/texts/language'

export const loadForms = () => import(/* webpackChunkName: "forms" */ './forms.ts')
export const loadAvatar = () => import(/* webpackChunkName: "avatar" */ './Avatar.tsx')

const pause = 1500

async function prefetch(): Promise<void> {
  await Promise.all([loadForms(), loadAvatar()])
  // The screens register catalogues of their own.
  await prepareTexts(language.lang)
}

/** Loads the other screens after the menu is shown, so that a tap opens them at once. */
export function usePrefetch(): void {
  useEffect(() => {
    // A failed load is tried again when the screen is opened.
    const timer = setTimeout(() => void prefetch().catch(() => {}), pause)
    return () => clearTimeout(timer)
  }, [])
}
