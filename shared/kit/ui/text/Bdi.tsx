import type { ReactNode } from 'react'

/** Isolates text of unknown direction, such as a name. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>
}

/** A phone number, an address or a code: left-to-right, even in Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
