import type { Glyph } from './Icon.tsx'

// In the style of `icons.tsx`. Only these icons are needed by the shell's script. If they were in
// `icons.tsx`, the bundler would add the icons of all lazy chunks to the script.
export const back: Glyph = { d: 'M15 5l-7 7 7 7', flip: true }
export const warning: Glyph = { d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01' }
