import { openExternal } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, supports } from '@companion/shared/bridge/app'
import { routeAt } from '@companion/shared/navigation/router'
import type { MouseEvent, ReactNode } from 'react'
import { pageAddress } from '../../navigation/pageAddress.ts'
import { useLink, type Target } from '../controls/Link.tsx'
import { Ltr } from '../text/Bdi.tsx'
import { globe, mail, phone } from '../text/icons.tsx'
import { Chevron, RowBody, type RowContent } from './Row.tsx'
import * as row from './Row.css.ts'

interface Props {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** Returns the host of a link, and the path and query there. All are empty if the link isn't readable. */
function partsOf(href: string) {
  try {
    const { host, pathname, search } = new URL(href)
    return { host, rest: pathname + search }
  } catch {
    return { host: '', rest: '' }
  }
}

/** Returns the link's target in the page if the path is a route of the page. */
function routeTarget(address: string): Target | undefined {
  const { path, query } = pageAddress(address)
  return routeAt(path) && { to: path, query }
}

const OwnLink = ({ target, className, children }: Omit<Props, 'href'> & { target: Target }) => (
  <a {...useLink(target)} className={className}>
    {children}
  </a>
)

/**
 * An external link. The app opens it if possible, because many web views ignore such links. A link to a host of
 * the page stays in the page: the app would open the browser, which would hand it back to the app (app links).
 */
export function ExternalLink({ href, className, children }: Props) {
  if (!/^(https:\/\/|mailto:|tel:)/.test(href)) return children
  const { host, rest } = partsOf(href)
  const isOfBrand = brand().hosts.includes(host)
  const target = isOfBrand && routeTarget(rest)
  if (target) return <OwnLink {...{ target, className, children }} />
  const leave = (event: MouseEvent) => {
    if (!supports(openExternal).ok || isOfBrand || host === location.host) return
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
  /** The contacts. Missing and empty ones aren't shown. */
  of: Readonly<Partial<Record<Contact, string | undefined>>>
  /** Returns the label of a row. */
  t: (name: Contact) => string
}

/** Rows with links for writing an email, calling, and opening the website. */
export function Contacts({ of, t }: ContactsProps) {
  return contactRows.map(({ name, icon, scheme }) => {
    const value = of[name]
    if (!value) return null
    const note = <Ltr>{value.replace(/^https:\/\//, '')}</Ltr>
    // The number has spaces for display, but `tel:` must not contain them.
    const href = scheme + value.replace(/ /g, '')
    return <ExternalRow key={name} icon={icon} label={t(name)} href={href} note={note} />
  })
}
