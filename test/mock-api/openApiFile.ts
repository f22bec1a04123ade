import { fileURLToPath } from 'node:url'

/** The OpenAPI document of every call the page makes, as it was last written. */
export const openApiFile = fileURLToPath(new URL('openapi.json', import.meta.url))
