/** The document's title (spec §2): the route's title, ' - ', the brand; where one is missing, the other alone. */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  [title, brand].filter(Boolean).join(' - ')
