import { type ReactNode, useId } from 'react'
import * as css from './FieldFrame.css.ts'
import { SkeletonBlock } from '../feedback/Skeleton.tsx'
import { vars } from '../theme.css.ts'
import { wrong } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'

export interface FrameProps {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do; it replaces the hint. Not live: focus goes to the field instead. */
  error?: ReactNode
  /** "12/30" at the end of the line below. */
  counter?: ReactNode
  /** The counter is past its limit. */
  over?: boolean
}

/** What the control inside must carry to belong to its label, hint and error. */
export interface Wired {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, message below; the control in between takes what `children` is called with. */
export function FieldFrame({
  label,
  hint,
  error,
  counter,
  over,
  children,
}: FrameProps & { children: (wired: Wired) => ReactNode }) {
  const id = useId()
  const message = error || hint
  const described = [message && `${id}m`, counter && `${id}c`].filter(Boolean).join(' ')
  return (
    <div className={css.frame}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
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

/** A field whose content is on its way: its label stands, its box and the line below keep their place. */
export function SkeletonField({ label }: { label: string }) {
  return (
    <div className={css.frame} aria-hidden="true">
      <span className={css.label}>{label}</span>
      <SkeletonBlock height={vars.size.field} />
      <span className={css.below}>&nbsp;</span>
    </div>
  )
}
