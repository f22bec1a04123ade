import type { ReactNode } from 'react'
import type { FieldHandle } from './useForm.ts'

/** What every field of one line takes beside its door; the label has a usual text of its own. */
export interface FieldProps extends FieldHandle<string> {
  label?: string
  hint?: ReactNode
  readOnly?: boolean
  /** What the keyboard's own button says: on to the next field, or done. */
  enterKeyHint?: 'next' | 'send' | 'done' | 'go'
}
