import { withoutHyphens } from '@companion/shared/texts/softHyphens'

/**
 * The document's title (spec §2): the route's title, ' - ', the brand; where one is missing, the other alone. An app may
 * show soft hyphens as hyphens, so they stay behind.
 */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  withoutHyphens([title, brand].filter(Boolean).join(' - '))
