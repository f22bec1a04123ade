import { useId } from 'react'
import type { Variant } from '../../model/guides/guide.ts'
import { useTexts } from '../../texts.ts'
import * as css from './VariantPills.css.ts'

interface Props {
  variants: readonly Variant[]
  value: string
  onChange: (id: string) => void
}

/** The system version. Names are long and up to four, so they wrap instead of sharing one line. */
export function VariantPills({ variants, value, onChange }: Props) {
  const t = useTexts()
  const name = useId()
  if (variants.length < 2) return null
  return (
    <fieldset className={css.whole}>
      <legend className={css.legend}>{t('systemVersion')}</legend>
      <div className={css.pills}>
        {variants.map(({ id, label }) => (
          <label key={id} className={css.pill}>
            <input
              type="radio"
              className={css.input}
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className={css.face} dir="ltr">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
