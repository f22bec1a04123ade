import { join } from 'node:path'

/** The committed OpenAPI document of every call the page makes. */
export const openApiFile = join(import.meta.dirname, 'openapi.json')
