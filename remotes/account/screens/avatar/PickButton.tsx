import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import * as css from './PictureStep.css.ts'
import type { Picking } from '../Avatar.tsx'
import { isBridgeError, pickImage } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { largestFromApp, PictureError, type PictureProblem } from '../../model/pictureLimits.ts'

const problems: Readonly<Record<string, PictureProblem>> = {
  PERMISSION_DENIED: 'pictureForbidden',
  TOO_LARGE: 'pictureTooLarge',
}

/** Bytes of a base64 data address, the one form of address a page may read without another request. */
function blobOf(uri: string): Blob {
  const [, mime, base64] = /^data:([\w.+/-]+);base64,([\w+/=\s]+)$/.exec(uri) ?? []
  if (!mime || !base64) throw new PictureError('pictureFailed')
  try {
    const text = atob(base64)
    return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: mime })
  } catch {
    throw new PictureError('pictureBroken')
  }
}

/** Lets the user choose a picture in the app; undefined when they changed their mind. Rejects with a `PictureError`. */
async function pickFromApp(): Promise<Blob | undefined> {
  try {
    const { uri } = await call(pickImage, { source: 'ask', maxBytes: largestFromApp })
    return blobOf(uri)
  } catch (failure) {
    if (isBridgeError(failure, 'CANCELLED')) return undefined
    if (failure instanceof PictureError) throw failure
    const own = isBridgeError(failure, 'HOST_ERROR') ? failure.detail : undefined
    throw new PictureError(problems[own ?? ''] ?? 'pictureFailed')
  }
}

interface Props extends Pick<Picking, 'onPick'> {
  variant?: 'primary' | 'text'
  busy: boolean
  children: ReactNode
}

/** Lets the user choose a picture, in the app where it can, else through the browser's own choice of camera and files. */
export function PickButton({ variant = 'primary', busy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // Many Android web views ignore a file input.
  const press = () => (supports(pickImage).ok ? onPick(pickFromApp) : input.current?.click())
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
