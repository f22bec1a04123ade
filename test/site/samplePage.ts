const at = (name: string) => ({ url: `/shell/1/${name}`, integrity: `sha384-${name}` as const })

/**
 * The build's data about a shell, for HTML documents whose scripts never run
 * (`host-shell/build/deploy/document.ts`).
 */
export const sampleParts = {
  engineScript: '0',
  headScript: '1',
  bootScript: '2',
  prerenderedScript: '3',
  libraries: at('libraries.js'),
  frame: at('main.css'),
  workers: { on: 'let d', off: 'let e' },
  bridge: 'b',
  mirrors: 'm',
  texts: {},
  lost: { en: ['Lost', 'Retry', 'Old'] as const },
  languages: 'l',
  styles: '',
}
