import type { Glyph } from './Icon.tsx'

// Same style as `icons.tsx`. The shell's script needs only these: in one file with the others, the bundler
// would include the icons of all lazy parts of the shell.
export const back: Glyph = { d: 'M15 5l-7 7 7 7', flip: true }
export const warning: Glyph = { d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01' }
