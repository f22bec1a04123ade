import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openApiFile } from '../mock-api/openApiFile.ts'
import { openApiText } from './openApi.ts'
import { routesFile, routesText } from './routes.ts'

// `npm run openapi` runs this file, which writes the OpenAPI document from the endpoint tables and the list of
// routes from the manifests.
mkdirSync(dirname(openApiFile), { recursive: true })
writeFileSync(openApiFile, openApiText())
writeFileSync(routesFile, await routesText())
console.log('test/mock-api/openapi.json and bridge-contract/reference/routes.json written')
