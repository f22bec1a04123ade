import { Card } from '@companion/shared/ui/layout/Group'
import { chevronDown } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import type { MouseEvent } from 'react'
import type { LegalSection } from '../../model/legal.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Contents.css.ts'

interface Props {
  sections: readonly LegalSection[]
  /** Language and direction the document is written in. */
  of: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The table of contents; its links are real anchors, so that a section's address can be passed on. */
export function Contents({ sections, of }: Props) {
  const t = useTexts()
  return (
    <nav aria-label={t('contents')}>
      <Card>
        <details>
          <summary className={css.summary}>
            {t('contents')}
            <Icon of={chevronDown} small />
          </summary>
          <ol className={css.list} {...of}>
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
 * Goes to a section without a new step in the history: Back must leave the document, not climb through it. The
 * section takes the focus, so that a screen reader reads on from there.
 */
function jumpTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  history.replaceState(history.state, '', `#${id}`)
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/** The section named in the address when the screen appears. */
export function jumpToHash(hash: string): void {
  const id = hash.slice(1)
  if (/^[\w-]+$/.test(id)) document.getElementById(id)?.scrollIntoView()
}
