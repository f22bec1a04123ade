/**
 * The oldest web views that run the product, as esbuild names them. Two of esbuild's entries are stricter: Chromium has
 * optional chains since 80 (an optional call with a spread is wrong until 91; a test keeps it out), and the properties of
 * characters that we ask for (letters, marks, controls) since 64.
 */
export const engines = {
  target: ['chrome87', 'safari16.0'],
  supported: { 'optional-chain': true, 'regexp-unicode-property-escapes': true },
}
