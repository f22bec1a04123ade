/** The named sets of plans and usages the control room can put on show. */
export const planSets = ['default', 'empty', 'currencies'] as const
export type PlanSet = (typeof planSets)[number]

export const usageSets = ['default', 'over', 'unlimited', 'none'] as const
export type UsageSet = (typeof usageSets)[number]
