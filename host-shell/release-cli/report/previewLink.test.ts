import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { previewLink, qrPath } from './previewLink.ts'

const preview = {
  site: 'https://m.metawatch.example/',
  path: '/weather',
  ref: 'weather@1.2.0-abcd1234',
  packageName: 'com.companion.metawatch',
}
const link =
  'https://m.metawatch.example/weather?release=weather@1.2.0-abcd1234&appName=com.companion.metawatch'

test('the link opens the release on the site, and nothing that is no site has one', () => {
  expect(previewLink(preview)).toBe(link)
  expect(previewLink({ ...preview, site: 'http://192.168.1.20:8080' })).toContain(':8080/weather?release=')
  for (const site of ['', 'm.metawatch.example', 'javascript:alert(1)', 'https://a/b'])
    expect(previewLink({ ...preview, site }), site).toBeUndefined()
})

test('a camera reads the link from the code', () => {
  const { side, path } = qrPath(link)
  const scale = 4
  const width = side * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
  expect(jsQR(pixels, width, width)?.data).toBe(link)
})
