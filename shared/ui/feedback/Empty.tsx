import type { ReactNode } from 'react'
import { box } from '../text/icons.tsx'
import type { Glyph } from '../text/Icon.tsx'
import { Message } from './Message.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  picture?: Glyph
}

/** There is nothing to show, and that is no mistake. */
export function Empty({ title, children, action, picture = box }: Props) {
  return (
    <Message picture={picture} title={title} actions={action}>
      {children}
    </Message>
  )
}
