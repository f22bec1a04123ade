import { brand } from '@companion/shared/brand/current'
import type { ReactNode } from 'react'
import type { Label } from '../../model/guides/guide.ts'
import type { Tap } from '../../model/guides/taps.ts'
import * as css from './Guide.css.ts'
import { type Named, useGuideTexts } from './guideTexts.ts'

interface Props {
  taps: readonly Tap[]
  nameOf: (label: Label) => Named
}

/**
 * Returns a component for a menu name in bold. A name without a translation is quoted in English. A
 * translated name is followed by the English name.
 */
const strong = ({ original, quoted }: Named) =>
  function Strong(chunks: ReactNode) {
    return (
      <>
        <b className={css.name} dir="auto">
          {quoted ? (
            <q className={css.quoted}>
              <span lang="en">{chunks}</span>
            </q>
          ) : (
            chunks
          )}
        </b>
        {original && ' '}
        {original && (
          <bdi lang="en" className={css.original}>
            ({original})
          </bdi>
        )}
      </>
    )
  }

/** Numbered lines with one tap each. */
export function Taps({ taps, nameOf }: Props) {
  const g = useGuideTexts()
  const app = brand().appName
  const line = ({ text, label, note }: Tap): ReactNode => {
    if (text === 'gesture') return note && g(note, { app })
    if (!label) return null
    const name = nameOf(label)
    return (
      <>
        {g.rich(text, { label: name.text, b: strong(name) })}
        {note && <span className={css.tapNote}>{g(note, { app })}</span>}
      </>
    )
  }
  return (
    <ol className={css.taps}>
      {taps.map((tap, index) => (
        <li key={index} className={css.tap}>
          {line(tap)}
        </li>
      ))}
    </ol>
  )
}
