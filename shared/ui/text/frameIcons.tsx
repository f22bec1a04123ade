import type { Glyph } from './Icon.tsx'

// Drawn as those in `icons.tsx`. The shell's script has these; a bundler keeps a file whole, so in one with the others it
// would bring all that any late part of the shell shows.
export const back: Glyph = { d: 'M15 5l-7 7 7 7', flip: true }
export const warning: Glyph = { d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01' }
