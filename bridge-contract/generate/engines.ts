/**
 * The oldest engines that run the product (architecture: web views of Android and iOS), as esbuild names them. Their
 * syntax is all we use. Two entries of esbuild's are stricter than the engines: optional chains are there since
 * Chromium 80, but with a fault in an optional call with a spread until 91, which a test keeps out; the properties of
 * characters that we ask for (letters, marks, controls) have been there since 64.
 */
export const engines = {
  target: ['chrome87', 'safari16.0'],
  supported: { 'optional-chain': true, 'regexp-unicode-property-escapes': true },
}
