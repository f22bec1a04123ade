import { brand } from '@companion/shared/brand/current'
import { useLocation } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { directionOf } from '@companion/shared/texts/languages'
import { Message } from '@companion/shared/ui/feedback/Message'
import { document as documentSign } from '@companion/shared/ui/text/icons'
import { Link } from '@companion/shared/ui/controls/Link'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { use, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { type LegalName, type LegalSection, fill, loadLegal, namesFor, versionOf } from '../../model/legal.ts'
import { useTexts } from '../../texts.ts'
import { Contents, jumpToHash } from './Contents.tsx'
import * as css from './LegalScreen.css.ts'

interface Props {
  name: LegalName
  title: 'privacyTitle' | 'termsTitle'
}

/** A legal document of this brand: version and date, contents, sections, and a link to support. */
function LegalScreen({ name, title }: Props) {
  const t = useTexts()
  // The language asked for, also where the page has no texts in it: the banner then names the substitute.
  const { lang } = useSnapshot(sessionState)
  const { companyName, appName } = brand()
  const { version, since } = versionOf(name, useLocation().query.get('v'))
  const { text, lang: written, substituted } = use(loadLegal(name, version, lang))
  if (!companyName) {
    return (
      <Screen title={t(title)}>
        <Message
          picture={documentSign}
          title={t('noDocument', { app: appName })}
          actions={<Link to="support">{t('askSupport')}</Link>}
        >
          {t('noDocumentHint')}
        </Message>
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

interface SectionsProps {
  intro: readonly string[]
  sections: readonly LegalSection[]
  of: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The document itself, in the language it is written in. */
function LegalSections({ intro, sections, of }: SectionsProps) {
  useEffect(() => jumpToHash(location.hash), [])
  return (
    <div className={css.sections} {...of}>
      {intro.map((words) => (
        <p key={words} className={css.paragraph}>
          {words}
        </p>
      ))}
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} tabIndex={-1} className={css.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={css.title}>
            {index + 1}. {title}
          </h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part} className={css.paragraph}>
                {part}
              </p>
            ) : (
              <ul key={part.join()} className={css.list}>
                {part.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  )
}

/** `/privacy-policy` (spec §2). */
export function PrivacyPolicy() {
  return <LegalScreen name="privacy" title="privacyTitle" />
}

/** `/user-terms` (spec §2). */
export function UserTerms() {
  return <LegalScreen name="terms" title="termsTitle" />
}
