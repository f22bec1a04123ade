import { openExternal } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import type { MouseEvent, ReactNode } from 'react'
import { Ltr } from '../text/Bdi.tsx'
import { globe, mail, phone } from '../text/icons.tsx'
import { Chevron, RowBody, type RowContent } from './Row.tsx'
import * as row from './Row.css.ts'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** An external link, opened through the app if possible: such links are dead in many web views. */
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

const contactRows = [
  { name: 'email', icon: mail, scheme: 'mailto:' },
  { name: 'phone', icon: phone, scheme: 'tel:' },
  { name: 'website', icon: globe, scheme: '' },
] as const
type Contact = (typeof contactRows)[number]['name']

interface ContactsProps {
  /** Missing and empty ones are left out. */
  of: Readonly<Partial<Record<Contact, string | undefined>>>
  /** The text of a label. */
  t: (name: Contact) => string
}

/** Rows that open an email, a call and a website. */
export function Contacts({ of, t }: ContactsProps) {
  return contactRows.map(({ name, icon, scheme }) => {
    const value = of[name]
    if (!value) return null
    const note = <Ltr>{value.replace(/^https:\/\//, '')}</Ltr>
    // Numbers have spaces for display, but not for dialling.
    const href = scheme + value.replace(/ /g, '')
    return <ExternalRow key={name} icon={icon} label={t(name)} href={href} note={note} />
  })
}
