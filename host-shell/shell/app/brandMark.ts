import type { Brand } from '@companion/shared/brand/brand'
import { brand } from '@companion/shared/brand/current'
import { patterns } from './brandPatterns.ts'

/** Returns the SVG of a brand's pattern. A brand without a pattern has its logo, three times as large. */
export function patternOf({ id, logo }: Pick<Brand, 'id' | 'logo'>): string {
  const pattern = patterns[id]
  const { d, line } = pattern ?? { d: logo }
  // Fades towards the start of the screen, where the title is.
  const fade = `<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='320' cy='0' r='270'><stop offset='.2'/><stop offset='1' stop-opacity='0'/></radialGradient>`
  const paint = line
    ? `fill='none' stroke='url(%23g)' stroke-width='${line}'`
    : `fill='url(%23g)' fill-rule='evenodd'`
  const place = pattern ? '' : ` transform='translate(240 8) scale(3)'`
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 200'>${fade}<path ${paint}${place} d='${d}'/></svg>`
}

/** Draws the brand's pattern at the top of screens with the brand tint. Called after the first screen. */
export function showBrandMark({ documentElement: html }: Document): void {
  html.style.setProperty('--mark', `url("data:image/svg+xml,${patternOf(brand())}")`)
  html.dataset['mark'] = ''
}
