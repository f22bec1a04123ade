import { documentData, type PageConfig } from './bootData.ts'

globalThis.companionLimits = documentData<PageConfig>('companion-config').limits
