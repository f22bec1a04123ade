import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openApiFile } from '../mock-api/openApiFile.ts'
import { openApiText } from './openApi.ts'

// `npm run openapi` runs this file, which writes the OpenAPI document from the endpoint tables.
mkdirSync(dirname(openApiFile), { recursive: true })
writeFileSync(openApiFile, openApiText())
console.log('test/mock-api/openapi.json written')
