import { useState } from 'react'
import { EmailForm } from './EmailForm.tsx'
import { Relogin } from './Relogin.tsx'

/** Changes the email address; afterwards the user logs in again with the new one (spec §4). */
export function Email() {
  const [changed, setChanged] = useState<string>()
  return changed ? <Relogin after="email" identifier={changed} /> : <EmailForm onChanged={setChanged} />
}
