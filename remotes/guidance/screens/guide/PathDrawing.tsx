import { battery, check, chevron, lock, search, shield } from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import type { Label, Note } from '../../model/guides/guide.ts'
import { type Tap, drawnTaps } from '../../model/guides/taps.ts'
import * as css from './PathDrawing.css.ts'
import type { Named } from './guideTexts.ts'

const Sign = ({ of, className = css.glyph }: { of: Glyph; className?: string | undefined }) => (
  <svg className={of.flip ? `${className} ${css.flipped}` : className} viewBox="0 0 24 24">
    <path d={of.d} />
  </svg>
)

/** The element at the end of a row, by the action. */
const ends: Partial<Record<Tap['text'], Glyph>> = {
  searchFor: search,
  stepSelect: check,
  openFirst: chevron,
  tap: chevron,
  stepOpen: chevron,
}

const gestures: Partial<Record<Note, Glyph>> = { doNotForceQuit: shield, ignoreHighPowerAlert: battery }

interface Props {
  taps: readonly Tap[]
  nameOf: (label: Label) => Named
}

/**
 * Draws the way through the phone's screens, with the row to tap on each. Hidden from screen readers, which
 * read the steps below.
 */
export function PathDrawing({ taps, nameOf }: Props) {
  const drawn = drawnTaps(taps)
  const name = (label: Label) => {
    const { text, quoted } = nameOf(label)
    return (
      <span className={css.name} lang={quoted ? 'en' : undefined} dir="auto">
        {text}
      </span>
    )
  }
  return (
    <div className={css.stage} aria-hidden="true">
      {drawn.map(({ text, label }, index) => (
        <div key={index} className={css.screen}>
          <div className={css.row} data-last={index === drawn.length - 1 || undefined}>
            {label && name(label)}
            {ends[text] ? (
              <Sign of={ends[text]} />
            ) : (
              <span className={css.control} data-on={text === 'stepOn' || undefined} />
            )}
            {index === drawn.length - 1 && <span className={css.touch} />}
          </div>
          <div className={css.quiet} />
          <div className={css.quiet} />
        </div>
      ))}
      {drawn.length === 0 && (
        <div className={css.recents}>
          <div className={css.app} />
          <div className={css.app}>
            <div className={css.row} data-last="">
              {name('app')}
            </div>
            <Sign
              of={taps.map(({ note }) => note && gestures[note]).find(Boolean) ?? lock}
              className={css.sign}
            />
          </div>
          <div className={css.app} />
        </div>
      )}
    </div>
  )
}
