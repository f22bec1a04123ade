import { brands } from '@companion/shared/brand/brands'

/** A brand: its name, which differs from every other's, its public host, and its app's package name. */
export interface ReportedBrand {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly packageName: string
}

/** Returns the name of an app. Two brands can have the same one, so the id is added to tell them apart. */
const nameOf = (id: string, appName: string): string =>
  brands.some((other) => other.id !== id && other.appName === appName) ? `${appName} (${id})` : appName

/** Returns all brands as the report shows them. */
export const reportedBrands = (): readonly ReportedBrand[] =>
  brands.map(({ id, appName, hosts, packageName }) => ({
    id,
    name: nameOf(id, appName),
    host: hosts[0] ?? '',
    packageName,
  }))
