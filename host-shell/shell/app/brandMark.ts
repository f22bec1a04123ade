import { brand } from '@companion/shared/brand/current'

/** Draws the brand's mark behind screens with the brand tint. Called after the first screen. */
export function showBrandMark({ documentElement: html }: Document): void {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${brand().logo}'/></svg>`
  html.style.setProperty('--mark', `url("data:image/svg+xml,${drawing}")`)
  html.dataset['mark'] = ''
}
