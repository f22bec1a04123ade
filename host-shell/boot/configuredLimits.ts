import { dataIn } from './documentData.ts'
import type { PageConfig } from './bootData.ts'

globalThis.companionLimits = dataIn<PageConfig>('companion-config').limits
