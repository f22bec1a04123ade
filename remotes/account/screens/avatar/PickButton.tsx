import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import * as css from './PictureStep.css.ts'
import { isBridgeError, pickImage } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { largestFromApp, PictureError, type PictureProblem } from '../../model/pictureLimits.ts'

/** Loads a picture; undefined if the user cancels. */
export type PictureSource = () => Promise<Blob | undefined>

/** The props with which a picture's screens let the user pick another one. */
export interface Picking {
  /** Why the last picture was rejected. */
  problem: PictureProblem | undefined
  picking: boolean
  onPick(source: PictureSource): void
}

const problems: Readonly<Record<string, PictureProblem>> = {
  PERMISSION_DENIED: 'pictureForbidden',
  TOO_LARGE: 'pictureTooLarge',
}

/** Decodes a base64 data URL. */
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

/** Picks a picture through the app; undefined if the user cancels. Rejects with a `PictureError`. */
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

/** Picks a picture through the app if it supports that, otherwise through a file input. */
export function PickButton({ variant = 'primary', busy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // Many Android web views ignore file inputs.
  const press = () => (supports(pickImage).ok ? onPick(pickFromApp) : input.current?.click())
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Otherwise picking the same file again fires no event.
    currentTarget.value = ''
    if (file) onPick(() => Promise.resolve(file))
  }
  return (
    <>
      <Button variant={variant} busy={busy} data-action="pick" onClick={press}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        // No `capture`: it would offer only the camera.
        accept="image/jpeg,image/png,image/webp"
        className={css.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
      />
    </>
  )
}
