import { openExternal } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { Chevron, RowBody, type RowContent } from '@companion/shared/ui/rows/Row'
import * as row from '@companion/shared/ui/rows/Row.css'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** A link out of the page: through the app where it can, because such links are dead in many web views. */
export function ExternalLink({ href, className, children }: Props) {
  if (!/^(https:\/\/|mailto:|tel:)/.test(href)) return children
  const leave = (event: MouseEvent) => {
    if (!supports(openExternal).ok) return
    event.preventDefault()
    call(openExternal, { url: href }).catch(() => location.assign(href))
  }
  return (
    <a href={href} rel="noreferrer" onClick={leave} className={className}>
      {children}
    </a>
  )
}

export function ExternalRow({ href, ...content }: RowContent & { href: string }) {
  return (
    <li>
      <ExternalLink href={href} className={`${row.row} ${row.pressable}`}>
        <RowBody {...content} end={<Chevron />} />
      </ExternalLink>
    </li>
  )
}
