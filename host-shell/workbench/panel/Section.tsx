import { useState, type ReactNode } from 'react'
import { deviceStore } from '@companion/shared/platform/storage'
import * as css from './Panel.css.ts'

const keyOf = (id: string) => `companion.qa.open.${id}`

interface Props {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A collapsible section of the workbench. The device stores whether it's open. */
export function Section({ id, title, children }: Props) {
  const [open, setOpen] = useState(() => deviceStore.get(keyOf(id)) === '1')
  return (
    <details
      className={css.section}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        deviceStore.set(keyOf(id), currentTarget.open ? '1' : '0')
      }}
    >
      <summary className={css.summary}>{title}</summary>
      <div className={css.rows}>{open && children}</div>
    </details>
  )
}
