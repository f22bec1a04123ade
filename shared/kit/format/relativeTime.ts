import { cached } from './formatters.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const formatterOf = cached((lang) => new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }))

/** Returns "5 minutes ago" for times in milliseconds; '' in engines without it (Safari before 14). */
export function formatRelative(at: number, now: number, lang: string): string {
  const away = at - now
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? (['second', Infinity] as const)
  return formatterOf(lang)?.format(Math.trunc(away / size) || 0, unit) ?? ''
}
