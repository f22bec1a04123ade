import { useEffect, useState } from 'react'

/** Everything that needs the number plans; see phoneBook.ts. */
export type Phones = typeof import('./phoneBook.ts')

let loading: Promise<Phones> | undefined
let loaded: Phones | undefined

/**
 * Loads the number plans (a chunk of their own, 40 kB) once. Rejects when they cannot be fetched; the next
 * call tries again.
 */
export function loadPhones(
  load: () => Promise<Phones> = () => import(/* webpackChunkName: "phones" */ './phoneBook.ts'),
): Promise<Phones> {
  loading ??= load().then(
    (phones) => (loaded = phones),
    (failure: unknown) => {
      // A lost connection must not be remembered.
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** The number plans if they are here already: rules answer at once then, inside the user's gesture. */
export const phonesNow = (): Phones | undefined => loaded

/** The number plans, once they are here. Typing never waits for them; a failed load is tried again on send. */
export function usePhones(wanted = true): Phones | undefined {
  const [phones, setPhones] = useState(phonesNow)
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
