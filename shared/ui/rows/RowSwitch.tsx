import { useId } from 'react'
import * as css from './Row.css.ts'
import { RowBody, type RowContent } from './RowBody.tsx'
import * as own from './RowSwitch.css.ts'

interface Props extends Omit<RowContent, 'value' | 'tone'> {
  on: boolean
  onChange: (on: boolean) => void
}

/** A row that switches something on or off at once; a tap anywhere on it counts. */
export function RowSwitch({ on, onChange, ...content }: Props) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id} className={`${css.row} ${css.pressable}`}>
        <RowBody
          {...content}
          end={
            <>
              <input
                id={id}
                type="checkbox"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself
                role="switch"
                className={own.input}
                checked={on}
                onChange={(event) => onChange(event.target.checked)}
              />
              <span className={own.track}>
                <span className={own.knob} />
              </span>
            </>
          }
        />
      </label>
    </li>
  )
}
