import { useState } from 'react'
import { user as person } from '@companion/shared/ui/glyphs'
import { Icon } from '@companion/shared/ui/Icon'
import { initialOf } from '../model/initial.ts'
import * as css from './Portrait.css.ts'

interface Props {
  of: { readonly avatar: string; readonly nickname: string }
  /** Width and height, in rem so that it grows with the text. */
  size: string
}

/** A user's picture; without one, or when it cannot be shown, the first letter of their name. */
export function Portrait({ of, size }: Props) {
  const [broken, setBroken] = useState('')
  const initial = initialOf(of.nickname)
  const shown = of.avatar !== '' && of.avatar !== broken
  return (
    <span
      className={css.portrait}
      style={{ inlineSize: size, blockSize: size, fontSize: `calc(${size} * 0.42)` }}
    >
      {shown && (
        <img
          className={css.picture}
          src={of.avatar}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(of.avatar)}
        />
      )}
      {!shown && (initial ? <bdi aria-hidden="true">{initial}</bdi> : <Icon of={person} />)}
    </span>
  )
}
