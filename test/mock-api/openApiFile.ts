import { join } from 'node:path'

/** Path of the committed OpenAPI document, which describes every call of the page. */
export const openApiFile = join(import.meta.dirname, 'openapi.json')
