import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import * as css from './PictureStep.css.ts'
import { isBridgeError, pickImage } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { largestFromApp, PictureError, type PictureProblem } from '../../model/pictureLimits.ts'

/** Resolves with the picture that the user picks, or with undefined if the user cancels. */
export type PictureSource = () => Promise<Blob | undefined>

/** Props of the steps in which the user can pick a picture. */
export interface Picking {
  /** The reason why the last picture was rejected, if it was. */
  problem: PictureProblem | undefined
  picking: boolean
  onPick(source: PictureSource): void
}

const problems: Readonly<Record<string, PictureProblem>> = {
  PERMISSION_DENIED: 'pictureForbidden',
  TOO_LARGE: 'pictureTooLarge',
}

/** Decodes a base64 data URL. Throws a `PictureError`. */
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

/** Asks the app for a picture. Resolves with undefined if the user cancels. Rejects with a `PictureError`. */
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

/** Opens the app's picture picker if the app has one, otherwise the browser's file picker. */
export function PickButton({ variant = 'primary', busy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The app comes first, because many Android web views ignore file inputs.
  const press = () => (supports(pickImage).ok ? onPick(pickFromApp) : input.current?.click())
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Otherwise the browser fires no event if the user picks the same file again.
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
        // There's no `capture`, because it would offer only the camera.
        accept="image/jpeg,image/png,image/webp"
        className={css.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
      />
    </>
  )
}
