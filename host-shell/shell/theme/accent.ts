type Colour = number[]

const white = [255, 255, 255]

/**
 * Returns an accent's custom properties for light and dark (`--light-accent` … `--dark-accent-soft`), derived
 * from a CSS hex colour. `#` is optional, and alpha is ignored. Returns null for any other text. The
 * properties have these contrasts (WCAG 2.2): `accent-pure` has 3 with every background. `accent`, a stronger
 * shade, has 3 with every background and 4.5 with `on-accent`, which is white, or black on a light colour.
 * `accent-text` has 4.5 with every background and with `accent-soft`. Runs before the first paint.
 */
export function accentVars(value: string): Record<string, string> | null {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value)?.[1]
  if (!digits) return null
  const full = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits
  const colour = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16))
  // Arguments per theme: the colour that `accent-soft` blends with, the background with the least contrast,
  // and the end of the scale to shift towards (0 or 255).
  return {
    ...shades('light', colour, white, [242, 243, 246], 0),
    ...shades('dark', colour, [14, 16, 19], [34, 37, 44], 255),
  }
}

function shades(theme: string, colour: Colour, ground: Colour, hardest: Colour, away: number) {
  // A little more than 3, because in the light theme `soft` can be darker than the hardest background.
  const pure = standOut(colour, away, 3.05, [hardest])
  // A light accent, for example yellow, would become olive behind white words.
  const words = luminance(colour) > 0.5 ? [0, 0, 0] : white
  const strong = standOut(pure, 0, 4.5, [words])
  // In dark mode, a light colour would produce a soft background with too little contrast to the strong
  // shade.
  const blended = away ? strong : colour
  const soft = ground.map((part, at) => Math.round(part + (blended[at]! - part) * (away ? 0.18 : 0.13)))
  return {
    [`--${theme}-accent`]: `rgb(${strong})`,
    [`--${theme}-on-accent`]: `rgb(${words})`,
    [`--${theme}-accent-pure`]: `rgb(${pure})`,
    [`--${theme}-accent-text`]: `rgb(${standOut(pure, away, 4.5, [hardest, soft])})`,
    [`--${theme}-accent-soft`]: `rgb(${soft})`,
  }
}

/**
 * Shifts a colour towards black (0) or white (255) in small steps, until it has enough contrast with all
 * others.
 */
function standOut(colour: Colour, away: number, wanted: number, others: Colour[]): Colour {
  for (let step = 0; ; step++) {
    const next = colour.map((part) => Math.round(part + ((away - part) * step) / 50))
    if (step > 49 || others.every((other) => contrast(next, other) >= wanted)) return next
  }
}

/** Returns the contrast of two colours as defined in WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const ratio = luminance(one) / luminance(other)
  return ratio < 1 ? 1 / ratio : ratio
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05
}

/** Sets the page's accent colour. Ignores an invalid value. */
export function setAccent({ style }: HTMLElement, colour: string): void {
  for (const [name, value] of Object.entries(accentVars(colour) ?? {})) style.setProperty(name, value)
}
