/**
 * The oldest supported web views, as esbuild targets. `supported` overrides two entries of esbuild that
 * are too strict. Chromium has optional chaining since version 80; an optional call with a spread is
 * broken before 91, and a test rejects it. Chromium has the Unicode property escapes in use (letters,
 * marks, controls) since 64.
 */
export const engines = {
  target: ['chrome87', 'safari16.0'],
  supported: { 'optional-chain': true, 'regexp-unicode-property-escapes': true },
}
