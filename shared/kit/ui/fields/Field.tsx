import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from './Field.css.ts'
import { SkeletonBlock } from '../feedback/Skeleton.tsx'
import { wrong } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** The error. It replaces the hint. It isn't a live region, because the field gets the focus instead. */
  error?: ReactNode
  /** "12/30", at the end of the line below the input. */
  counter?: ReactNode
  over?: boolean
  leading?: ReactNode
  /** Element after the input, such as the button that shows the password. */
  trailing?: ReactNode
}

/** A text input with its label above and its hint or error below. Passes attributes on to the `input`. */
export function Field({ label, hint, error, counter, over, leading, trailing, ...input }: Props) {
  const id = useId()
  const message = error || hint
  const invalid = error ? true : undefined
  const described = [message && `${id}m`, counter && `${id}c`].filter(Boolean).join(' ')
  return (
    <div className={css.frame}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box} data-invalid={invalid} data-still={input.readOnly || undefined}>
        {leading && <span className={css.leading}>{leading}</span>}
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={invalid}
          aria-describedby={described || undefined}
          className={css.input}
        />
        {trailing && <span className={css.trailing}>{trailing}</span>}
      </div>
      {(message || counter) && (
        <div className={css.below}>
          <div id={`${id}m`} className={`${css.messages} ${error ? css.error : css.hint}`}>
            {error && (
              <span className={css.errorSign}>
                <Icon of={wrong} small />
              </span>
            )}
            <span>{message}</span>
          </div>
          {counter && (
            <div id={`${id}c`} className={css.counter} data-over={over || undefined}>
              {counter}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** A skeleton with the height of a field. */
export function SkeletonField({ label }: { label: string }) {
  return (
    <div className={css.frame} aria-hidden="true">
      <span className={css.label}>{label}</span>
      <SkeletonBlock />
      <span className={css.below}>&nbsp;</span>
    </div>
  )
}
