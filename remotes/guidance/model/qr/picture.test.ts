import * as fc from 'fast-check'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { brands } from '../../../../test/brands.ts'
import { publicOrigin, shareLink, storeLink } from '../links.ts'
import { longest, qrModules, qrPicture } from './picture.ts'
import { pngAddress, pngOf } from './png.ts'
import { plateSizes } from './size.ts'

/** Part of a code's width that the brand's mark covers on the smallest plate. */
const markShare = 48 / 195

/** Reads the PNG of a QR code with a third-party decoder. The brand's mark covers the middle. */
function readBack(text: string, scale: number): string | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const { width, height, data } = PNG.sync.read(Buffer.from(pngOf(modules, scale)))
  const inMark = (at: number) => Math.abs(at - width / 2) < (width * markShare) / 2
  for (let pixel = 0; pixel < width * height; pixel++)
    if (inMark(pixel % width) && inMark(Math.floor(pixel / width))) data.fill(255, pixel * 4, pixel * 4 + 4)
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}

describe('the code', () => {
  const smart = brands.map((brand) =>
    shareLink(publicOrigin(brand.hosts, 'localhost'), '/app', {
      packageName: brand.packageName,
      lang: 'zh-TW',
      from: 'qr',
    }),
  )
  const stores = brands
    .flatMap(({ stores: { android, ios } }) => [android, ios].map(storeLink))
    .filter((link) => link)

  test.for([...smart, ...stores] as string[])('of %s is read back', (link) => {
    for (const scale of [2, 7]) expect(readBack(link, scale)).toBe(link)
  })

  test('of any text up to the limit is read back', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (text) => {
        fc.pre(text.length > 0 && text.length <= longest)
        expect(readBack(text, 4)).toBe(text)
      }),
      { numRuns: 20 },
    )
  })

  test('carries its quiet zone', () => {
    const modules = qrModules('https://m.sparkpro.example/app') ?? []
    expect(modules.slice(0, 4).flat().some(Boolean)).toBe(false)
    expect(modules.every((row) => !row.slice(0, 4).some(Boolean) && !row.slice(-4).some(Boolean))).toBe(true)
  })

  test.for([...smart, ...stores] as string[])('of %s fills its room with whole pixels', (link) => {
    const modules = (qrModules(link) ?? []).length
    for (const ratio of [1, 1.5, 2, 2.625, 3, 3.5]) {
      const side = qrPicture(link, plateSizes.page, ratio)?.side ?? 0
      expect((side * ratio) / modules).toBeCloseTo(Math.round((side * ratio) / modules), 9)
      expect(side).toBeLessThanOrEqual(plateSizes.page)
      expect(side).toBeGreaterThan(200)
    }
  })

  test('of a text that is too long does not exist', () => {
    expect(qrModules('x'.repeat(longest + 1))).toBeUndefined()
  })

  test('is small as a data address', () => {
    const modules = qrModules(smart[0] ?? '') ?? []
    expect(pngAddress(modules, 18).length).toBeLessThan(12_000)
  })
})
