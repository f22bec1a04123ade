import type { ReactNode } from 'react'
import { Link } from '@companion/shared/ui/Link'
import { Banner } from '@companion/shared/ui/Banner'
import { useTexts } from '../../texts.ts'

const logIn = (words: ReactNode) => <Link to="/">{words}</Link>
const forgot = (words: ReactNode) => <Link to="forgetPassword">{words}</Link>

/** Somebody has this address or number already, most likely the user: the ways to that account. */
export function TakenNotice() {
  const t = useTexts()
  return <Banner>{t.rich('takenHint', { logIn, forgot })}</Banner>
}
