import { specRoutes } from './spec/routes.ts'

/** The names of all routes of the product. */
export const routeNames: readonly string[] = specRoutes.map(({ name }) => name)
