import { openExternal } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Chevron } from '@companion/shared/ui/rows/Chevron'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import * as css from '@companion/shared/ui/rows/Row.css'
import { RowBody } from '@companion/shared/ui/rows/RowBody'
import type { MouseEvent } from 'react'
import { withoutTokens } from '../../model/links/clean.ts'

interface Props {
  icon: Glyph
  label: string
  value: string
  href: string
}

/** A row that leads out of the page: by the app where it can, because links out are dead in many web views. */
export function RowOut({ icon, label, value, href }: Props) {
  const safe = withoutTokens(href)
  if (!/^(https:\/\/|mailto:|tel:)/.test(safe)) return null
  const leave = (event: MouseEvent) => {
    if (!supports(openExternal).ok) return
    event.preventDefault()
    call(openExternal, { url: safe }).catch(() => location.assign(safe))
  }
  return (
    <li>
      <a href={safe} rel="noreferrer" onClick={leave} className={`${css.row} ${css.pressable}`}>
        <RowBody icon={icon} label={label} note={<Ltr>{value}</Ltr>} end={<Chevron />} />
      </a>
    </li>
  )
}
