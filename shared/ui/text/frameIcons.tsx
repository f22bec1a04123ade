import type { Glyph } from './Icon.tsx'

// Drawn as those in `icons.tsx`. The shell's script has these; a bundler keeps a file whole, so in one with the others it
// would bring all that any late part of the shell shows.
export const back: Glyph = { d: 'M15 5l-7 7 7 7', flip: true }
export const warning: Glyph = { d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01' }
export const box: Glyph = { d: 'M4 8.5l8-4.5 8 4.5v8L12 21l-8-4.5zM4 8.5L12 13l8-4.5M12 13v8' }
