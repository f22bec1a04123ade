import { useState } from 'react'
import { RegistrationForm } from './registration/RegistrationForm.tsx'
import { Relogin } from './Relogin.tsx'

/** Makes an account. Where the server signs its owner in at once, the menu follows, else the way to log in. */
export function Registration() {
  const [registered, setRegistered] = useState<string>()
  return registered ? (
    <Relogin after="registration" identifier={registered} />
  ) : (
    <RegistrationForm onRegistered={setRegistered} />
  )
}
