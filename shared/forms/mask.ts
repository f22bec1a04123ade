const hidden = 4

/**
 * Hides the middle four digits of a written number, leaving its calling code and its spacing:
 * "+86 138 1234 5678" → "+86 138 **** 5678".
 */
export function maskPhone(written: string): string {
  const code = /^\+\d+(?=\s)/.exec(written)?.[0] ?? ''
  const rest = written.slice(code.length)
  const digits = rest.replace(/\D/g, '').length
  const first = Math.max(0, Math.floor((digits - hidden) / 2))
  let seen = 0
  const masked = rest.replace(/\d/g, (digit) => {
    const place = seen++
    return place >= first && place < first + hidden ? '*' : digit
  })
  return code + masked
}

/** Hides an address but for its first letter and its domain: "zoe@mail.example" → "z***@mail.example". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
