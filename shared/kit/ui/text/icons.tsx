import type { Glyph } from './Icon.tsx'

// Drawn for this project on a 24 × 24 grid, with a single stroke. Separate exports, so that a remote bundles
// only the icons it uses. The icons of the shell's script are in `frameIcons.tsx`.
export const chevron: Glyph = { d: 'M9.5 6l6 6-6 6', flip: true }
export const chevronDown: Glyph = { d: 'M6 9.5l6 6 6-6' }
export const close: Glyph = { d: 'M6 6l12 12M18 6L6 18' }
export const check: Glyph = { d: 'M5 12.5l4.5 4.5L19 7.5' }
export const plus: Glyph = { d: 'M12 5v14M5 12h14' }
export const minus: Glyph = { d: 'M5 12h14' }
export const refresh: Glyph = { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5' }
export const search: Glyph = { d: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20 20' }
export const external: Glyph = { d: 'M14 5h5v5M19 5l-8.5 8.5M17 13.5V19H5V7h5.5', flip: true }
export const download: Glyph = { d: 'M12 4v11M7 10.5l5 5 5-5M5 20h14' }
export const phone: Glyph = {
  d: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
}
export const mail: Glyph = {
  d: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
}
export const key: Glyph = { d: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 12.3L19.5 4M15 8.5l3 3' }
export const lock: Glyph = {
  d: 'M6.5 11h11A1.5 1.5 0 0 1 19 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
}
export const user: Glyph = {
  d: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.7 3.5-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
}
export const rotate: Glyph = { d: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.4M4 4.5v5h5' }
export const fit: Glyph = { d: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' }
export const camera: Glyph = {
  d: 'M4.5 8H8l1.5-2.5h5L16 8h3.5A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8zM12 16.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
}
export const star: Glyph = {
  d: 'M12 3.8l2.6 5.2 5.7.8-4.2 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.2-4 5.7-.8z',
}
export const globe: Glyph = {
  d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5s1.2-6.1 3.5-8.5z',
}
export const help: Glyph = {
  d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.6 9.6a2.4 2.4 0 1 1 3.7 2c-.9.6-1.3 1-1.3 1.9M12 16.5h.01',
}
export const info: Glyph = { d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8h.01' }
export const done: Glyph = { d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8 12.3l2.8 2.8L16 9.5' }
export const wrong: Glyph = { d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5v5.5M12 16.2h.01' }
export const document: Glyph = { d: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6' }
export const shield: Glyph = { d: 'M12 3.5l7 2.5v5.5c0 4-2.6 7.2-7 9-4.4-1.8-7-5-7-9V6z' }
export const chat: Glyph = {
  d: 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z',
}
export const battery: Glyph = {
  d: 'M4.5 7.5h12A1.5 1.5 0 0 1 18 9v6a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 3 15V9a1.5 1.5 0 0 1 1.5-1.5zM21 11v2M6.5 10.5v3M10 10.5v3',
}
export const card: Glyph = {
  d: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M7 14.5h3',
}
export const locationOff: Glyph = {
  d: 'M8.2 5A6.5 6.5 0 0 1 18.5 10.2c0 1.6-.6 3.3-1.6 5M14.8 18.2c-.9 1.1-1.9 2.1-2.8 2.8-3-2.3-6.5-6.6-6.5-10.8 0-.8.1-1.5.4-2.2M4 4l16 16',
}
export const clock: Glyph = { d: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2' }
export const sun: Glyph = {
  d: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
}
export const cloud: Glyph = { d: 'M7 18.5a4 4 0 0 1-.3-8A5.8 5.8 0 0 1 18 11a3.8 3.8 0 0 1-.5 7.5z' }
export const drop: Glyph = {
  d: 'M12 3.5c3.7 4.2 5.5 7.4 5.5 10.3a5.5 5.5 0 0 1-11 0c0-2.9 1.8-6.1 5.5-10.3z',
}
export const wind: Glyph = {
  d: 'M3 9h10.5A2.5 2.5 0 1 0 11 6.5M3 13h15a2.7 2.7 0 1 1-2.7 2.7M3 17h7.5A2 2 0 1 1 8.5 19',
}
export const umbrella: Glyph = { d: 'M12 3v1.5M3.5 13a8.5 8.5 0 0 1 17 0zM12 13v5.5a2 2 0 0 0 4 0' }
export const eye: Glyph = {
  d: 'M2.5 12C4.8 7.8 8 5.7 12 5.7s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
}
export const eyeOff: Glyph = {
  d: 'M4 4l16 16M9.9 6c.7-.2 1.4-.3 2.1-.3 4 0 7.2 2.1 9.5 6.3a15 15 0 0 1-2.6 3.5M6.3 7.7A14.6 14.6 0 0 0 2.5 12c2.3 4.2 5.5 6.3 9.5 6.3 1.6 0 3.1-.3 4.4-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
}
