import { useEffect } from 'react'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language } from '@companion/shared/texts/language'

/** The files beside the menu's own. */
export const loadForms = () => import(/* webpackChunkName: "forms" */ './forms.ts')
export const loadAvatar = () => import(/* webpackChunkName: "avatar" */ './Avatar.tsx')

const pause = 1500

async function prefetch(): Promise<void> {
  await Promise.all([loadForms(), loadAvatar()])
  // They brought catalogues of their own.
  await prepareTexts(language.lang)
}

/** Fetches the other screens once the menu has had its moment, so that a tap opens them at once. */
export function usePrefetch(): void {
  useEffect(() => {
    // What is lost is asked for again when it is needed.
    const timer = setTimeout(() => void prefetch().catch(() => {}), pause)
    return () => clearTimeout(timer)
  }, [])
}
