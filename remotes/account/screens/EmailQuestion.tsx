import type { ReactNode } from 'react'
import { readEmail } from '@companion/shared/forms/email'
import { useDebounced } from '@companion/shared/hooks/useDebounced'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { meantEmail } from '../model/domainTypo.ts'
import { useTexts } from '../texts.ts'
import * as css from './EmailQuestion.css.ts'

const pause = 600

/** What was probably meant, once the typing has paused; undefined while there is nothing to ask. */
export function useMeantEmail(typed: string): string | undefined {
  const email = readEmail(typed)
  const debounced = useDebounced(email, pause)
  return email !== undefined && email === debounced ? meantEmail(email) : undefined
}

/** Asks whether a well-known mail host was meant that is one slip away. It never stands in the way. */
export function EmailQuestion({ meant, onTake }: { meant: string; onTake: (email: string) => void }) {
  const t = useTexts()
  const take = (text: ReactNode) => (
    <button type="button" className={css.take} onClick={() => onTake(meant)}>
      <Ltr>{text}</Ltr>
    </button>
  )
  return t.rich('didYouMean', { email: meant, take })
}
