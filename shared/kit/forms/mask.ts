const hidden = 4

/** Masks four digits in the middle of a formatted number: "+86 138 1234 5678" → "+86 138 **** 5678". */
function maskPhone(written: string): string {
  const code = /^\+\d+(?=\s)/.exec(written)?.[0] ?? ''
  const rest = written.slice(code.length)
  const digits = rest.replace(/\D/g, '').length
  const first = Math.max(0, Math.floor((digits - hidden) / 2))
  let seen = 0
  const masked = rest.replace(/\d/g, (digit) => {
    const index = seen++
    return index >= first && index < first + hidden ? '*' : digit
  })
  return code + masked
}

/** Masks a formatted phone number or an email address: "zoe@mail.example" → "z***@mail.example". */
export const mask = (name: string): string =>
  name.includes('@') ? name.replace(/^(.)[^@]*(?=@)/u, '$1***') : maskPhone(name)
