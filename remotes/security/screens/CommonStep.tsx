import { useLocation } from '@companion/shared/navigation/router'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { Link } from '@companion/shared/ui/controls/Link'
import { identifierOf, methodNamed, methodsOf, targetOf } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Chooser } from './Chooser.tsx'
import { PasswordFlow } from './verify/PasswordFlow.tsx'

const kinds = {
  commonStep21: {
    title: 'editPasswordTitle',
    purpose: 'editPassword',
    offered: ['sms', 'email', 'oldPassword'],
  },
  // The old password isn't offered here, because the user has forgotten it.
  commonStep22: { title: 'forgotPasswordTitle', purpose: 'forgotPassword', offered: ['sms', 'email'] },
} as const

type Route = keyof typeof kinds

function Steps({ route, user }: { route: Route; user: CurrentUser }) {
  const t = useTexts()
  const { query } = useLocation()
  const { title, purpose, offered } = kinds[route]
  const methods = methodsOf(user, offered)
  const from = query.get('from')
  const method = methodNamed(query.get('method'), methods) ?? (methods.length === 1 ? methods[0] : undefined)
  if (!method) {
    return <Chooser title={t(title)} user={user} methods={methods} to={route} from={from ?? route} />
  }
  const elsewhere = from === 'editPasswordNew' ? from : route
  return (
    <PasswordFlow
      key={`${user.userId} ${method}`}
      title={t(title)}
      purpose={purpose}
      method={method}
      target={targetOf(method, user)}
      address={{ route, query: { method, from } }}
      identify={() => identifierOf(method, user)}
      other={methods.length > 1 && <Link to={elsewhere}>{t('otherWay')}</Link>}
    />
  )
}

const stepsOf = (route: Route) =>
  function CommonStep() {
    const t = useTexts()
    return (
      <AccountGate title={t(kinds[route].title)}>{(user) => <Steps route={route} user={user} />}</AccountGate>
    )
  }

/** The verification steps for signed-in users who edit a password, and for those who have forgotten it. */
export const CommonStep21 = stepsOf('commonStep21')
export const CommonStep22 = stepsOf('commonStep22')
