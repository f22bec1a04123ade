import { join } from 'node:path'

/** The OpenAPI document of every call the page makes, as it was last written. */
export const openApiFile = join(import.meta.dirname, 'openapi.json')
