import { brand } from '@companion/shared/brand/current'
import { Message } from '@companion/shared/ui/feedback/Message'
import { clock, document as sheet, info } from '@companion/shared/ui/text/icons'
import { Group } from '@companion/shared/ui/layout/Group'
import { Link } from '@companion/shared/ui/controls/Link'
import { Bdi, Ltr } from '@companion/shared/ui/text/Bdi'
import { Contacts } from '@companion/shared/ui/rows/ExternalLink'
import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Row } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { trace } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { language } from '@companion/shared/texts/language'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../texts.ts'
import { diagnosticsText, harmless, lastTroubles, localTime, systemOf } from '../../model/diagnostics.ts'
import { withoutTokens } from '../../model/tokens.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import * as css from './Help.css.ts'

/** `/support` (spec §2). Shows the brand's contacts, and diagnostics that users can send to them. */
export function Support() {
  const t = useTexts()
  const { email, phone, site, hours } = brand().contacts
  const none = !email && !phone && !site
  return (
    <Screen title={t('supportTitle')}>
      {none ? (
        <Message
          scene="bubbles"
          picture={info}
          title={t('noContact')}
          actions={<Link to="help">{t('openHelp')}</Link>}
        >
          {t('noContactHint')}
        </Message>
      ) : (
        <Group title={t('contact')}>
          <Contacts of={{ email, phone, website: withoutTokens(site) }} t={t} />
          {hours && <Row icon={clock} label={t('hours')} value={<Ltr>{hours}</Ltr>} />}
        </Group>
      )}
      <Diagnostics />
    </Screen>
  )
}

/** Diagnostics for the brand's support, without personal data. */
function Diagnostics() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  // The values are read once on mount, otherwise a call that fails later would move the text.
  const [{ at, troubles }] = useState(() => ({
    at: new Date(),
    troubles: lastTroubles(sessionState.errorType, trace()),
  }))
  const hydrated = useHydrated()
  const { id, packageName } = brand()
  const { system, browser } = systemOf(hydrated ? navigator.userAgent : '')
  const lines = [
    { label: t('diagApp'), value: `${id}, ${packageName}` },
    { label: t('diagSystem'), value: system },
    { label: t('diagBrowser'), value: browser },
    { label: t('diagLanguage'), value: lang },
    { label: t('diagTime'), value: hydrated ? localTime(at, lang) : '?', ours: true },
    { label: t('diagErrors'), value: (hydrated && troubles.join(', ')) || t('diagNone') },
  ]
  return (
    <>
      <Group footer={t('diagnosticsHint')}>
        <Accordion name="diagnostics" icon={sheet} label={t('diagnostics')}>
          <dl className={css.facts}>
            {lines.map((line) => (
              <div key={line.label}>
                <dt className={css.factName}>{line.label}</dt>
                <dd className={css.factValue}>
                  <Bdi>{harmless(line)}</Bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Accordion>
      </Group>
      <CopyButton text={diagnosticsText(lines)} label={t('copyDiagnostics')} />
    </>
  )
}
