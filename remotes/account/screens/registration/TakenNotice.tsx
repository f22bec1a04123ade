import type { ReactNode } from 'react'
import { Link } from '@companion/shared/ui/Link'
import { Notice } from '@companion/shared/ui/Notice'
import { useTexts } from '../../texts.ts'

const logIn = (words: ReactNode) => <Link to="/">{words}</Link>
const forgot = (words: ReactNode) => <Link to="forgetPassword">{words}</Link>

/** Somebody has this address or number already, most likely the user: the ways to that account. */
export function TakenNotice() {
  const t = useTexts()
  return <Notice>{t.rich('takenHint', { logIn, forgot })}</Notice>
}
