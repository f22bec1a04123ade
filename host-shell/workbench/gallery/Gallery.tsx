import { Suspense } from 'react'
import { look, withParameters } from '../model/controls.ts'
import { brandControls, Field } from '../panel/Controls.tsx'
import { reopen } from '../panel/parameters.ts'
import { ScreenStates } from '../panel/IndexPage.tsx'
import * as panel from '../panel/Panel.css.ts'
import * as css from './Gallery.css.ts'
import { partNames, type PartName } from './partNames.ts'
import { coversPage, parts } from './parts.ts'

const names = Object.keys(partNames) as PartName[]

interface Props {
  readonly win: Window
}

/** One part in its own frame, with the page's language and direction. */
function Framed({ win, name }: Props & { name: PartName }) {
  const { lang, dir } = win.document.documentElement
  const Part = parts[name]
  return (
    <section className={css.part} aria-label={partNames[name]}>
      <h3 className={panel.indexGroup}>
        <a className={panel.link} href={withParameters(win.location.href, { part: name })}>
          {partNames[name]}
        </a>
      </h3>
      {coversPage.has(name) ? (
        <p className={panel.fact}>It covers the page, so it is shown alone.</p>
      ) : (
        <div className={css.frame} lang={lang} dir={dir}>
          <Suspense>
            <Part />
          </Suspense>
        </div>
      )}
    </section>
  )
}

/**
 * Every component of the kit in its states, and every state of every screen; `part` in the address shows a
 * single part.
 */
export function Gallery({ win }: Props) {
  const asked = new URLSearchParams(win.location.search).get('part')
  const alone = names.find((name) => name === asked)
  if (alone) {
    const Part = parts[alone]
    return (
      <main data-part={alone}>
        <Part />
      </main>
    )
  }
  const { brands, language } = brandControls()
  return (
    <div className={panel.index} lang="en" dir="ltr">
      <h1 className={panel.indexTitle}>Gallery</h1>
      <p>Components in their states, then every screen. What is set here goes along with every link.</p>
      <div className={css.controls}>
        {[brands, language, ...look].map((control) => (
          // Frames and links read settings from the address when they render.
          <Field
            key={control.name}
            win={win}
            control={control}
            onChange={(_, name, value) => reopen(win, { [name]: value })}
          />
        ))}
      </div>
      <h2 className={panel.indexTitle}>Components</h2>
      <div className={css.frames}>
        {names.map((name) => (
          <Framed key={name} win={win} name={name} />
        ))}
      </div>
      <ScreenStates win={win} />
    </div>
  )
}
