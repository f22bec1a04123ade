import { useState } from 'react'
import { PhoneForms } from './phone/PhoneForms.tsx'
import { Relogin } from './Relogin.tsx'

/** Changes the phone number; afterwards the user logs in again with the new one (spec §4). */
export function Phone() {
  const [changed, setChanged] = useState<string>()
  return changed ? <Relogin after="phone" identifier={changed} /> : <PhoneForms onChanged={setChanged} />
}
