/**
 * URLs outside the brand's origin, `https://m.metawatch.example`. Some look like it, but every app must
 * reject calls from them.
 */
export const foreignAddresses = [
  'http://m.metawatch.example/',
  'https://m.metawatch.example.evil.example/',
  'https://m.metawatch.example@evil.example/',
  'https://evil.example/https://m.metawatch.example',
  'https://m.metawatch.example:8443/',
  'https://m.metawatch.example\\@evil.example',
  'file:///m.metawatch.example',
  '',
] as const
