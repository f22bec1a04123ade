import { documentData } from './documentData.ts'
import type { PageConfig } from './bootData.ts'

globalThis.companionLimits = documentData<PageConfig>('companion-config').limits
