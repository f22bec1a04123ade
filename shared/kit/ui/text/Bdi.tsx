import type { ReactNode } from 'react'

/** Isolates text of unknown direction, such as a name, so that it doesn't reorder the text around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>
}

/** A phone number, an email address or a code. It runs from left to right, even in Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
