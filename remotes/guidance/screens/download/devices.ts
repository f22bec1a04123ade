import type { Brand } from '@companion/shared/brand/brand'

/** SVG paths of the devices that the apps connect to, as outlines in a 24 × 24 box. */
export const devices: Readonly<Record<Brand['device'], string>> = {
  watch:
    'M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8.7 7.6 9.3 3h5.4l.6 4.6M8.7 16.4l.6 4.6h5.4l.6-4.6M12 9.5V12l1.8 1.2',
  earbuds:
    'M7 4a3.3 3.3 0 0 1 3.3 3.3v11.4a1.5 1.5 0 0 1-3 0v-8.1A3.3 3.3 0 0 1 7 4zM17 4a3.3 3.3 0 0 0-3.3 3.3v11.4a1.5 1.5 0 0 0 3 0v-8.1A3.3 3.3 0 0 0 17 4z',
  glasses:
    'M6.5 16.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM17.5 16.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM10.2 12.4a1.9 1.9 0 0 1 3.6 0M2.8 12.5 4.4 7M21.2 12.5 19.6 7',
}
