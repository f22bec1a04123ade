import { dataIn } from './pageData.ts'
import type { PageConfig } from './start.ts'

globalThis.companionLimits = dataIn<PageConfig>('companion-config').limits
