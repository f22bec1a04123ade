import type { Page } from '@playwright/test'

/**
 * Returns an application segment as a camera writes it: big-endian EXIF with an orientation, and a location
 * as plain text.
 */
function exif(orientation: number): Buffer {
  const words = Buffer.from('GPS 22.5431 N 114.0579 E', 'latin1')
  const body = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
    words,
  ])
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), body])
}

/**
 * Returns a JPEG photo with red on the left and blue on the right. `orientation` is the EXIF orientation with
 * which it's displayed. With 6, red is at the top and blue at the bottom.
 */
export async function photo(page: Page, width: number, height: number, orientation = 1): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      for (const [colour, x] of [
        ['#e00000', 0],
        ['#0000e0', w / 2],
      ] as const)
        if (context) {
          context.fillStyle = colour
          context.fillRect(x, 0, w / 2, h)
        }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  const plain = Buffer.from(base64, 'base64')
  return Buffer.concat([plain.subarray(0, 2), exif(orientation), plain.subarray(2)])
}

export interface Seen {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly type: string
  /** Whether the file still contains the camera's metadata. */
  readonly gossip: boolean
  /** The colours at the centres of the upper, lower, left and right quarter: 'red', 'blue' or RGB values. */
  readonly top: string
  readonly bottom: string
  readonly left: string
  readonly right: string
}

/** Reads the size, type, metadata and colours of an image stored on the server. */
export const look = (page: Page, url: string): Promise<Seen> =>
  page.evaluate(async (address) => {
    const file = await (await fetch(address)).blob()
    const image = await createImageBitmap(file)
    const { width, height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colour = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? []
      if (r > 180 && g < 60 && b < 60) return 'red'
      return b > 180 && g < 60 && r < 60 ? 'blue' : `${r} ${g} ${b}`
    }
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return {
      width,
      height,
      bytes: file.size,
      type: file.type,
      gossip: /Exif|GPS/.test(text),
      top: colour(0.5, 0.1),
      bottom: colour(0.5, 0.9),
      left: colour(0.1, 0.5),
      right: colour(0.9, 0.5),
    }
  }, url)
