import type { ComponentProps, ReactNode } from 'react'
import * as css from './Field.css.ts'
import { FieldFrame, type FrameProps } from './FieldFrame.tsx'

interface Props extends FrameProps, Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children'> {
  /** Before the text, for instance a sign. */
  leading?: ReactNode
  /** After the text, for instance a button that shows the password. */
  trailing?: ReactNode
}

/** A line of text with its label above and its message below. All attributes of the input pass through. */
export function Field({ label, hint, error, counter, over, leading, trailing, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, counter }} {...(over && { over })}>
      {(wired) => (
        <div
          className={css.box}
          data-invalid={wired['aria-invalid']}
          data-still={input.readOnly || undefined}
        >
          {leading && <span className={css.leading}>{leading}</span>}
          <input type="text" {...input} {...wired} className={css.input} />
          {trailing && <span className={css.trailing}>{trailing}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
