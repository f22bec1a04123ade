import type { ReactNode } from 'react'
import { readEmail } from '@companion/shared/forms/email'
import { useDebounced } from '@companion/shared/hooks/useDebounced'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { meantEmail } from '../model/domainTypo.ts'
import { useTexts } from '../texts.ts'
import * as css from './EmailQuestion.css.ts'

const pause = 600

interface EmailForm {
  readonly values: { readonly email: string }
  set(name: 'email', value: string): void
}

/** Suggests a common mail host for a typo once the user has stopped typing, so it doesn't interrupt them. */
export function useEmailQuestion({ values, set }: EmailForm): ReactNode {
  const t = useTexts()
  const email = readEmail(values.email)
  const paused = useDebounced(email, pause)
  const meant = email !== undefined && email === paused ? meantEmail(email) : undefined
  if (meant === undefined) return undefined
  const take = (text: ReactNode) => (
    <button type="button" className={css.take} onClick={() => set('email', meant)}>
      <Ltr>{text}</Ltr>
    </button>
  )
  return t.rich('didYouMean', { email: meant, take })
}
