import { brand } from '@companion/shared/brand/current'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useLocation } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { directionOf } from '@companion/shared/texts/languages'
import { Message } from '@companion/shared/ui/feedback/Message'
import { chevronDown, info } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { Link } from '@companion/shared/ui/controls/Link'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Card } from '@companion/shared/ui/layout/Group'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { type MouseEvent, use } from 'react'
import { useSnapshot } from 'valtio'
import { type LegalName, type LegalSection, fill, loadLegal, versionOf } from '../../model/legal.ts'
import { useTexts } from '../../texts.ts'
import { useHashJump } from '../parts/useHashJump.ts'
import * as css from './LegalScreen.css.ts'

interface Props {
  name: LegalName
  title: 'privacyTitle' | 'termsTitle'
}

/** A legal document of the brand, with its version, table of contents, sections, and a link to support. */
function LegalScreen({ name, title }: Props) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  // The requested language, even if the page has no translations for it. A banner then announces the English
  // text.
  const { lang: wished } = useSnapshot(sessionState)
  const hydrated = useHydrated()
  const { companyName, appName } = brand()
  const { version, since } = versionOf(name, useLocation().query.get('v'))
  const { text, lang: written } = use(loadLegal(name, version, lang))
  if (!companyName) {
    return (
      <Screen title={t(title)}>
        <Message
          scene="sheet"
          picture={info}
          title={t('noDocument')}
          actions={<Link to="support">{t('askSupport')}</Link>}
        >
          {t('noDocumentHint')}
        </Message>
      </Screen>
    )
  }
  const dir = directionOf(written)
  const { intro, sections } = fill(text, { companyName, appName }, dir)
  const asked = { lang: written, dir } as const
  const substituted = hydrated && written === 'en' && !/^en\b/.test(wished)
  return (
    <Screen title={t(title)}>
      {substituted && <Banner>{t('shownInEnglish')}</Banner>}
      <article className={css.column} data-version={version}>
        {/* The prerendered date can differ, because the build's engine formats dates in its own way. */}
        <p className={css.meta} suppressHydrationWarning>
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

interface SectionsProps extends ContentsProps {
  intro: readonly string[]
}

/** The legal document's text. It has its own `lang`, because its language can differ from the page's. */
function LegalSections({ intro, sections, of }: SectionsProps) {
  useHashJump()
  return (
    <div className={css.column} {...of}>
      {intro.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} tabIndex={-1} className={css.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={css.title}>
            {index + 1}. {title}
          </h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part.join()} className={css.points}>
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

interface ContentsProps {
  sections: readonly LegalSection[]
  /** Language and direction of the legal document. */
  of: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The table of contents. Its links have real fragments, so that users can share a section's URL. */
function Contents({ sections, of }: ContentsProps) {
  const t = useTexts()
  return (
    <nav aria-label={t('contents')}>
      <Card>
        {/* The `open` attribute can differ, because users can open the contents before hydration. */}
        <details suppressHydrationWarning>
          <summary className={css.summary}>
            {t('contents')}
            <Icon of={chevronDown} small />
          </summary>
          <ol className={css.contents} {...of}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={css.link} href={`#${id}`} onClick={(event) => jumpTo(event, id)}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </Card>
    </nav>
  )
}

/**
 * Scrolls to a section without a new history entry, so that Back still closes the legal document. Focuses the
 * section, so that screen readers continue there.
 */
function jumpTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  history.replaceState(history.state, '', `#${id}`)
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/** `/privacy-policy` (spec §2). */
export function PrivacyPolicy() {
  return <LegalScreen name="privacy" title="privacyTitle" />
}

/** `/user-terms` (spec §2). */
export function UserTerms() {
  return <LegalScreen name="terms" title="termsTitle" />
}
