import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import { appPicks, pickFromApp } from '../../world/pickFromApp.ts'
import * as css from './PickButton.css.ts'
import type { PictureSource } from './usePicked.ts'

interface Props {
  variant?: 'primary' | 'text'
  busy: boolean
  onPick(source: PictureSource): void
  children: ReactNode
}

/** Lets the user choose a picture, in the app where it can, else through the browser's own choice of camera and files. */
export function PickButton({ variant = 'primary', busy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const press = () => (appPicks() ? onPick(pickFromApp) : input.current?.click())
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again.
    currentTarget.value = ''
    if (file) onPick(() => Promise.resolve(file))
  }
  return (
    <>
      <Button variant={variant} busy={busy} onClick={press}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        // No `capture`: it would leave the camera as the only choice.
        accept="image/jpeg,image/png,image/webp"
        className={css.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
      />
    </>
  )
}
