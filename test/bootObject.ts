import type { Boot } from '../host-shell/shell/boot/bootData.ts'

/**
 * Returns a boot object as the document's first script creates it (`boot/engineCheck.ts`), with these fields.
 */
export const bootObject = (fields: { readonly [Name in keyof Boot]?: Partial<Boot[Name]> } = {}): Boot =>
  ({ attempts: {}, hashes: {}, reloads: {}, tellApp: () => undefined, ...fields }) as Boot
