import type { Brand } from '@companion/shared/brand/brand'
import { brands } from '@companion/shared/brand/brands'
import type { RouteManifest } from '@companion/shared/navigation/routes'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { appSigning } from './appSigning.ts'
import { assetHeaders, type Headers } from './assetHeaders.ts'

/**
 * URL paths of the files that make links to a brand's host open in its app: Android's and Apple's. Both
 * systems require these names, JSON, and a response without a redirect.
 */
const files = {
  android: '/.well-known/assetlinks.json',
  ios: '/.well-known/apple-app-site-association',
} as const
export const appLinksPaths: readonly string[] = Object.values(files)

/** Returns the headers of these files. Apple's file has no extension, so no host can infer its type. */
export const appLinksHeaders = (hsts: number): Headers => ({
  ...assetHeaders('/c/', hsts),
  'Content-Type': 'application/json',
})

/** Returns the folder in the site that contains a brand's files, by their URL path. */
export const appLinksFolder = (brandId: string): string => `documents/${brandId}`

/** Returns the file in the site for a request, or undefined if the host isn't a brand's. */
export function appLinksFile(host: string | undefined, path: string): string | undefined {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const brand = brands.find(({ hosts }) => hosts.includes(name))
  return brand && `/${appLinksFolder(brand.id)}${path}`
}

/** Returns the routes of the releases that a channel document lists. */
export function routesOf(embedded: string): readonly RouteManifest[] {
  const { releases } = JSON.parse((JSON.parse(embedded) as { readonly p: string }).p) as ChannelDocument
  return Object.values(releases).flatMap(({ routes }) => routes as readonly RouteManifest[])
}

/**
 * Returns a brand's files: URL path → text. A brand without an app for a system has no file for it. Apple's
 * file lists the routes that a link can lead to. Hidden routes are omitted, because they are steps within the
 * page. Android's file can't list routes: the app's manifest does.
 * https://developers.google.com/digital-asset-links/v1/getting-started
 * https://developer.apple.com/documentation/xcode/supporting-associated-domains
 */
export function appLinks(
  { id, packageName }: Pick<Brand, 'id' | 'packageName'>,
  routes: readonly Pick<RouteManifest, 'path' | 'hidden'>[],
): Readonly<Record<string, string>> {
  const { sha256CertFingerprints, appleTeamId } = appSigning[id] ?? {}
  const shown = routes.filter(({ hidden }) => !hidden).map(({ path }) => path)
  const android = sha256CertFingerprints && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: sha256CertFingerprints,
      },
    },
  ]
  const ios = appleTeamId && {
    applinks: {
      details: [
        {
          appIDs: [`${appleTeamId}.${packageName}`],
          components: [...new Set(shown)].toSorted().map((path) => ({ '/': path })),
        },
      ],
    },
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
  return { ...(android && { [files.android]: json(android) }), ...(ios && { [files.ios]: json(ios) }) }
}
