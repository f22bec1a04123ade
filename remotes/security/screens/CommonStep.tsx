import { useLocation } from '@companion/shared/navigation/router'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { Link } from '@companion/shared/ui/controls/Link'
import { identifierOf, methodNamed, methodsOf, targetOf, type Method } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Chooser } from './Chooser.tsx'
import { PasswordFlow } from './verify/PasswordFlow.tsx'

interface Kind {
  readonly route: 'commonStep21' | 'commonStep22'
  readonly title: 'editPasswordTitle' | 'forgotPasswordTitle'
  readonly purpose: 'editPassword' | 'forgotPassword'
  readonly offered: readonly Method[]
}

const kinds = {
  commonStep21: {
    route: 'commonStep21',
    title: 'editPasswordTitle',
    purpose: 'editPassword',
    offered: ['sms', 'email', 'oldPassword'],
  },
  // A forgotten password cannot be a proof.
  commonStep22: {
    route: 'commonStep22',
    title: 'forgotPasswordTitle',
    purpose: 'forgotPassword',
    offered: ['sms', 'email'],
  },
} as const satisfies Record<string, Kind>

function Steps({ kind, user }: { kind: Kind; user: CurrentUser }) {
  const t = useTexts()
  const { query } = useLocation()
  const { route, title, purpose, offered } = kind
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

const stepsOf = (kind: Kind) =>
  function CommonStep() {
    const t = useTexts()
    return <AccountGate title={t(kind.title)}>{(user) => <Steps kind={kind} user={user} />}</AccountGate>
  }

/** The shared steps of the signed-in user: to edit a password, and after forgetting it. */
export const CommonStep21 = stepsOf(kinds.commonStep21)
export const CommonStep22 = stepsOf(kinds.commonStep22)
