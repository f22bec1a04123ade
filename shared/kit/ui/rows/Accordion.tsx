import { type ReactNode, useId, useState } from 'react'
import * as own from './Accordion.css.ts'
import { chevronDown } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import * as css from './Row.css.ts'
import { RowBody, type RowContent } from './Row.tsx'

interface Props extends RowContent {
  /** Name of the press, so that a press before hydration can be repeated. Must be unique on a screen. */
  name: string
  /** Fragment of the URL that leads to this row. */
  anchor?: string
  children: ReactNode
  defaultOpen?: boolean
}

/** Expands in place. The content mounts on the first expansion and stays mounted. Only a tap fades it in. */
export function Accordion({ name, anchor, children, defaultOpen = false, ...content }: Props) {
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  const [tapped, setTapped] = useState(false)
  return (
    <li id={anchor} className={anchor && own.target}>
      <h3>
        <button
          type="button"
          className={`${css.row} ${css.pressable}`}
          aria-expanded={open}
          aria-controls={id}
          data-action={`open-${name}`}
          onClick={() => {
            setOpen(!open)
            setTapped(true)
          }}
        >
          <RowBody
            {...content}
            end={
              <span className={own.sign}>
                <Icon of={chevronDown} small />
              </span>
            }
          />
        </button>
      </h3>
      <div
        id={id}
        className={tapped ? `${own.panel} ${own.fading}` : own.panel}
        data-indent={content.icon && ''}
        hidden={!open}
      >
        {(open || tapped) && children}
      </div>
    </li>
  )
}
