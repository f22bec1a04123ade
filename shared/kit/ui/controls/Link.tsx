import { hrefOf, type Move, navigate } from '@companion/shared/navigation/router'
import type { ComponentProps, MouseEvent } from 'react'
import { useHydrated } from '../../hooks/useHydrated.ts'
import * as css from './Link.css.ts'

export interface Target extends Move {
  /** Name or path of a route. */
  to: string
}

const meansNewWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Returns the attributes of a real link that navigates without a reload. */
export const useLink = ({ to, query, replace, data }: Target) => ({
  href: hrefOf(to, query, useHydrated() ? location.search : ''),
  onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || meansNewWindow(event)) return
    event.preventDefault()
    navigate(to, { query, replace, data })
  },
})

type Props = Target & Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'className'>

export function Link({ to, query, replace, data, children, ...anchor }: Props) {
  return (
    <a {...anchor} {...useLink({ to, query, replace, data })} className={css.link}>
      {children}
    </a>
  )
}
