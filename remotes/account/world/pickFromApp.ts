import { isBridgeError, pickImage } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { largestFromApp } from '../model/pictureLimits.ts'
import { PictureError, type PictureProblem } from '../model/pictureProblem.ts'

/** Whether the app offers its own way to choose a picture; many Android web views ignore a file input. */
export const appPicks = (): boolean => supports(pickImage).ok

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
export async function pickFromApp(): Promise<Blob | undefined> {
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
