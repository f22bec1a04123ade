/** The temperature units with their signs. */
export const units = { celsius: '°C', fahrenheit: '°F' } as const

export type Unit = keyof typeof units

// Liberia and Myanmar, like the United States, are not metric; ASSUMED to prefer °F like them.
const fahrenheitRegion = /[-_](US|LR|MM)(?=[-_@.]|$)/i

/** The unit of the country that the device's language names; a language without a country means °C. */
export const unitOf = (languageTag: string | undefined): Unit =>
  fahrenheitRegion.test(languageTag ?? '') ? 'fahrenheit' : 'celsius'

/** A remembered choice, or null for whatever else a storage may hold. */
export const readUnit = (text: string | null): Unit | null =>
  text !== null && Object.keys(units).includes(text) ? (text as Unit) : null

/** Whole degrees in a unit, or null where the server sent none that can be. */
export function degreesIn(unit: Unit, celsius: number | null | undefined): number | null {
  if (celsius === null || celsius === undefined || celsius < -100 || celsius > 70) return null
  // `+ 0`: never "-0°".
  return Math.round(unit === 'celsius' ? celsius : celsius * 1.8 + 32) + 0
}
