import { LoginName } from '@companion/shared/fields/LoginName'
import { mask } from '@companion/shared/forms/mask'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { key, mail, phone } from '@companion/shared/ui/text/icons'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Group } from '@companion/shared/ui/layout/Group'
import { Link } from '@companion/shared/ui/controls/Link'
import { RowLink } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { targetOf, type Method } from '../model/methods.ts'
import { useTexts } from '../texts.ts'

const rows = {
  sms: { label: 'bySms', icon: phone },
  email: { label: 'byEmail', icon: mail },
  oldPassword: { label: 'byOldPassword', icon: key },
} as const

interface Props {
  title: string
  user: CurrentUser
  methods: readonly Method[]
  /** `to` is the route of the flow. `from` is the route of this chooser, which the flow links back to. */
  to: 'commonStep21' | 'commonStep22'
  from: string
}

/** Lets the user choose a verification method. If there's none, shows an error with a link to support. */
export function Chooser({ title, user, methods, to, from }: Props) {
  const t = useTexts()
  const errors = useErrorTexts()
  if (methods.length === 0) {
    return (
      <Screen title={title}>
        <Failure title={errors('missingKeyInformation')} actions={<Link to="support">{t('support')}</Link>} />
      </Screen>
    )
  }
  return (
    <Screen title={title} lead={t('chooseLead')}>
      <Group>
        {methods.map((method) => {
          const target = targetOf(method, user)
          return (
            <RowLink
              key={method}
              to={to}
              query={{ method, from }}
              icon={rows[method].icon}
              label={t(rows[method].label)}
              note={target && <LoginName of={target} mask={mask} />}
            />
          )
        })}
      </Group>
    </Screen>
  )
}
