import { join } from 'node:path'
import { paths } from '../../host-shell/build/paths.ts'

/** The OpenAPI document of every call the page makes, as it was last written. */
export const openApiFile = join(paths.root, 'test/api/golden/openapi.json')
