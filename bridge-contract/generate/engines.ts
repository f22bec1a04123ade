/**
 * The oldest supported web views, as esbuild targets. `supported` overrides two entries of esbuild that are
 * too strict. Chromium supports optional chaining since version 80. Only an optional call with a spread is
 * broken before version 91, and a test rejects bundles that contain one. Chromium supports the Unicode
 * property escapes in use (letters, marks, controls) since version 64.
 */
export const engines = {
  target: ['chrome87', 'safari16.0'],
  supported: { 'optional-chain': true, 'regexp-unicode-property-escapes': true },
}
