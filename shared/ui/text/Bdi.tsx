import type { ReactNode } from 'react'

/** Text of unknown direction, for instance a name, that must not disturb what stands around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>
}

/** A phone number, an address or a code: left-to-right, also inside Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
