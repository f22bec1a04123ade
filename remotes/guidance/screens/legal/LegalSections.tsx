import { useEffect } from 'react'
import type { LegalSection } from '../../model/legal/shape.ts'
import { jumpToHash } from './jump.ts'
import * as css from './LegalSections.css.ts'

interface Props {
  intro: readonly string[]
  sections: readonly LegalSection[]
  of: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The document itself, in the language it is written in. */
export function LegalSections({ intro, sections, of }: Props) {
  useEffect(() => jumpToHash(location.hash), [])
  return (
    <div className={css.whole} {...of}>
      {intro.map((words) => (
        <p key={words} className={css.words}>
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
              <p key={part} className={css.words}>
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
