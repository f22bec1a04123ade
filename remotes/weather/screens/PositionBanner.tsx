import { useState } from 'react'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import type { Settings } from '../model/machine.ts'
import type { Trouble } from '../model/state.ts'
import { useTexts } from '../texts.ts'
import * as css from './PositionBanner.css.ts'

type Told = Exclude<Trouble, 'absent'>

const words = {
  denied: ['permissionOff', 'allow'],
  off: ['gpsWeakOrOff', 'turnOn'],
  weak: ['gpsWeakOrOff', 'turnOn'],
} as const satisfies Record<Told, readonly [string, string]>

/** Says why the weather is that of the network's place. It folds away by itself when the position is found. */
export function PositionBanner({ trouble, settings }: { trouble: Trouble | null; settings: Settings }) {
  const t = useTexts()
  const told: Told | null = trouble === 'absent' ? null : trouble
  // While it folds it still has its words.
  const [last, setLast] = useState(told)
  if (told && told !== last) setLast(told)
  const why = told ?? last
  const [text, label] = why ? words[why] : []
  const open = why ? settings[why] : undefined
  return (
    <div className={told ? css.open : css.folded} aria-hidden={!told || undefined}>
      <div className={css.inside}>
        {text && label && (
          <div className={css.room}>
            <Banner tone="info" {...(open && { action: { label: t(label), onClick: open } })}>
              {t(text)}
            </Banner>
          </div>
        )}
      </div>
    </div>
  )
}
