import { EmailField } from '@companion/shared/ui/EmailField'
import { EmailQuestion, useMeantEmail } from '../EmailQuestion.tsx'
import type { RegistrationDoor } from './useRegistration.ts'

/** The address to register with, twice. */
export function EmailPart({ registration }: { registration: RegistrationDoor }) {
  const { field, values, set } = registration
  const meant = useMeantEmail(values.email)
  return (
    <>
      <EmailField
        {...field('email')}
        hint={meant && <EmailQuestion meant={meant} onTake={(email) => set('email', email)} />}
        enterKeyHint="next"
      />
      <EmailField {...field('repeatEmail')} repeat enterKeyHint="next" />
    </>
  )
}
