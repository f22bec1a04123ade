import { useEffect, useState } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { retryImport } from '../loading/retryImport.ts'

/** The functions that need the phone metadata (phoneBook.ts). */
export type Phones = typeof import('./phoneBook.ts')

/** Loads the phone metadata (a 40 kB chunk). All remotes share the result. */
export const loadPhones = /* @__PURE__ */ retryImport<Phones>(
  () => import(/* webpackChunkName: "phones" */ './phoneBook.ts'),
)

/** Returns the phone metadata once it has loaded. Typing never waits for it; submitting retries. */
export function usePhones(wanted = true): Phones | undefined {
  const [phones, setPhones] = useState(loadPhones.loaded)
  useEffect(() => {
    if (!wanted || phones) return
    let mounted = true
    loadPhones().then(
      (loaded) => mounted && setPhones(loaded),
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [wanted, phones])
  return useHydrated() ? phones : undefined
}
