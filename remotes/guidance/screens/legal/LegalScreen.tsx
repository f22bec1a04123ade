import { brand } from '@companion/shared/brand/current'
import { usePlace } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { directionOf } from '@companion/shared/texts/languages'
import { Empty } from '@companion/shared/ui/feedback/Empty'
import { document as documentSign } from '@companion/shared/ui/text/icons'
import { Link } from '@companion/shared/ui/controls/Link'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { use } from 'react'
import { useSnapshot } from 'valtio'
import { fill, namesFor } from '../../model/legal/fill.ts'
import { loadLegal, versionOf } from '../../model/legal/load.ts'
import type { LegalName } from '../../model/legal/shape.ts'
import { useTexts } from '../../texts.ts'
import { Contents } from './Contents.tsx'
import * as css from './LegalScreen.css.ts'
import { LegalSections } from './LegalSections.tsx'

interface Props {
  name: LegalName
  title: 'privacyTitle' | 'termsTitle'
}

/** A legal document of this brand: version and date, contents, sections, and whom to ask. */
export function LegalScreen({ name, title }: Props) {
  const t = useTexts()
  // The language that was asked for, also where the page has no words in it: the reader is told what stands for it.
  const { lang } = useSnapshot(sessionState)
  const { companyName, appName } = brand()
  const { version, since } = versionOf(name, usePlace().query.get('v'))
  const { text, lang: written, substituted } = use(loadLegal(name, version, lang))
  if (!companyName) {
    return (
      <Screen title={t(title)}>
        <Empty
          picture={documentSign}
          title={t('noDocument', { app: appName })}
          action={<Link to="support">{t('askSupport')}</Link>}
        >
          {t('noDocumentHint')}
        </Empty>
      </Screen>
    )
  }
  const dir = directionOf(written)
  const { intro, sections } = fill(text, namesFor(dir, { companyName, appName }))
  const asked = { lang: written, dir } as const
  return (
    <Screen title={t(title)}>
      {substituted && <Banner>{t('shownInEnglish')}</Banner>}
      <article className={css.whole} data-version={version}>
        <p className={css.meta}>
          {t('version', { version })} · {t('effective', { date: new Date(`${since}T12:00`) })}
        </p>
        <Contents sections={sections} of={asked} />
        <LegalSections intro={intro} sections={sections} of={asked} />
        <p className={css.meta}>
          {t('questions')}: <Link to="support">{t('askSupport')}</Link>
        </p>
      </article>
    </Screen>
  )
}
