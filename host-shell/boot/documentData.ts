/** The data block with this id in the document, which the deployment wrote. */
export const documentData = <T>(id: string): T =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T
