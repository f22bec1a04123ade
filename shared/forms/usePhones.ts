import { useEffect, useState } from 'react'
import { loadPhones, phonesNow, type Phones } from './phone.ts'

/** The number plans, once they are here. Typing never waits for them; a failed load is tried again on send. */
export function usePhones(wanted = true): Phones | undefined {
  const [phones, setPhones] = useState(phonesNow)
  useEffect(() => {
    if (!wanted || phones) return
    let here = true
    loadPhones().then(
      (loaded) => here && setPhones(loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [wanted, phones])
  return phones
}
