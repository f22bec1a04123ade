/**
 * The page's performance marks: name → when the page sets the mark. The names are part of the contract,
 * because apps read them.
 */
export const marks = {
  'companion:shell':
    "The page's main script starts. On a prerendered page, that is after the user has opened the page.",
  'companion:ready':
    'The page shows its words. An app gets `pageReady` at the same moment. Set once per load.',
  'companion:screen':
    'A screen responds to taps. Set for the first screen, for each screen after it, and for each update.',
} as const

/** The name of a mark. */
export type MarkName = keyof typeof marks
