import { Choices } from '@companion/shared/ui/controls/RadioCards'
import { useId, useLayoutEffect, useRef } from 'react'
import { type Variant, sharedSystem } from '../../model/guides/guide.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Versions.css.ts'

interface Props {
  variants: readonly Variant[]
  value: string
  onChange: (id: string) => void
}

/** Radio buttons for the system version, as segments of one row. The row scrolls if they don't fit. */
export function Versions({ variants, value, onChange }: Props) {
  const t = useTexts()
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement
    if (!row.current || !chosen) return
    // Not `scrollIntoView`, which would also scroll the page.
    const [frame, segment] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.current.scrollLeft += segment.left + segment.width / 2 - frame.left - frame.width / 2
  }, [value])
  if (variants.length < 2) return null
  const system = sharedSystem(variants)
  return (
    <Choices legend={system ? t('versionOf', { system }) : t('systemVersion')} className={css.legend}>
      <div ref={row} className={css.row}>
        {variants.map(({ id, label }) => (
          <label key={id} className={css.segment}>
            <input
              type="radio"
              className={css.input}
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className={css.face} dir="ltr">
              {system ? label.slice(system.length + 1) : label.replace(', ', ',\n')}
            </span>
          </label>
        ))}
      </div>
    </Choices>
  )
}
