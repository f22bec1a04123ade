import { trace } from '@companion/shared/bridge/app'
import { brand } from '@companion/shared/brand/current'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { diagnosticsText, isHarmless } from '../../model/support/diagnostics.ts'
import { lastTroubles } from '../../model/support/troubles.ts'
import { systemOf } from '../../model/support/system.ts'
import { useTexts } from '../../texts.ts'
import { CopyButton } from '../parts/CopyButton.tsx'

/** What support needs to know and nothing that tells a person. */
export function Diagnostics() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { errorType } = useSnapshot(sessionState)
  const [at] = useState(() => `${new Date().toISOString().slice(0, 16)}Z`)
  const { id, packageName } = brand()
  const { system, browser } = systemOf(navigator.userAgent)
  const troubles = lastTroubles(errorType, trace())
  const lines = [
    { label: t('diagApp'), value: `${id}, ${packageName}` },
    { label: t('diagSystem'), value: system },
    { label: t('diagBrowser'), value: browser },
    { label: t('diagLanguage'), value: lang },
    { label: t('diagTime'), value: at },
    { label: t('diagErrors'), value: troubles.join(', ') || t('diagNone') },
  ]
  return (
    <>
      <Group title={t('diagnostics')} footer={t('diagnosticsHint')}>
        {lines.map(({ label, value }) => (
          <Row key={label} label={label} value={<Ltr>{isHarmless(value) ? value : '–'}</Ltr>} />
        ))}
      </Group>
      <CopyButton text={diagnosticsText(lines)} label={t('copyDiagnostics')} />
    </>
  )
}
