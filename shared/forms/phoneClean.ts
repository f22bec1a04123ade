import { withoutInvisible } from './invisible.ts'

/** Makes a pasted number readable: wide forms narrowed, invisible marks of contact apps dropped. */
export const cleanPhone = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).trim()

/** Writes the international dialling prefix as "+", also in the hybrid "+0049…" that address books hold. */
export const plusForPrefix = (phone: string): string => phone.replace(/^\+?00(?=\s*[1-9])/, '+')
