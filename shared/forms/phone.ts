import { useEffect, useState } from 'react'
import { retryImport } from '../loading/retryImport.ts'

/** Everything that needs the number plans; see phoneBook.ts. */
export type Phones = typeof import('./phoneBook.ts')

/** Loads the number plans (a chunk of their own, 40 kB) once for the page, whichever remote asks. */
export const loadPhones = /* @__PURE__ */ retryImport<Phones>(
  () => import(/* webpackChunkName: "phones" */ './phoneBook.ts'),
)

/** The number plans once they are loaded. Typing never waits for them; sending tries a failed load again. */
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
  return phones
}
