import type { Brand } from '@companion/shared/brand/brand'
import type { Route } from '@companion/shared/navigation/routes'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { wordsFile } from '@companion/shell/boot/preload'
import { filesFor, isNamed } from '@companion/shell/boot/releaseFiles'
import type {
  ChannelDocument,
  ChannelRelease,
  FileIntegrity,
} from '@companion/release-protocol/channelDocument'
import { remoteOf } from '@companion/release-protocol/releaseRef'
import { releasesIn } from '@companion/releases/edits/edit'
import type { NodePage } from './nodePage.ts'
import type * as server from './renderScreen.tsx'
import type { SiteReader } from './siteReader.ts'

/** A prerendered screen for a document. */
export interface PrerenderedScreen {
  readonly brand: string
  readonly lang: string
  readonly path: string
  /** `<remote>@<version>-<build>`. */
  readonly release: string
  /** Whether the screen is only for pages with a session. */
  readonly forUser: boolean
  readonly html: string
  /** Stylesheets of the screen's release. */
  readonly sheets: readonly string[]
  /** Files that the screen loads besides those that every document lists, each with its integrity. */
  readonly late: readonly FileIntegrity[]
  /** Whether the screen formats numbers, dates or lists, now or once its data has arrived. */
  readonly formats: boolean
}

export interface Site {
  /** The channel document with the default releases: one of each remote. */
  readonly document: Pick<ChannelDocument, 'releases'>
  readonly brands: readonly Brand[]
  readonly languages: readonly string[]
}

type Server = typeof server
type Titles = Readonly<Record<string, string>>

/** Loads a fresh copy of a release, so that its module state belongs to one screen in one language. */
async function loadRelease({ startContainer }: Server, page: NodePage, { path, entry, mf }: ChannelRelease) {
  const globals = globalThis as Record<string, unknown>
  // Otherwise the release's files would pass their modules to the previous container.
  delete globals[`webpackChunk${mf}`]
  await page.run(`/${path}${entry[0]}`)
  return startContainer(globals[mf] as Parameters<typeof startContainer>[0])
}

async function titlesIn(lang: string, { releases }: Site['document'], read: SiteReader): Promise<Titles> {
  const all = await Promise.all(
    Object.values(releases).map(async ({ path, titles: [file] }) => {
      const titles = JSON.parse(new TextDecoder().decode(await read(`/${path}${file}`))) as Record<
        string,
        Titles
      >
      return { ...titles['en'], ...titles[lang] }
    }),
  )
  return Object.assign({}, ...all) as Titles
}

/** Renders every screen of the releases for every brand, in those of the languages that the brand offers. */
export async function renderScreens(
  { document, brands, languages }: Site,
  shell: Server,
  page: NodePage,
  read: SiteReader,
): Promise<PrerenderedScreen[]> {
  const releases = releasesIn(document)
  const screens = releases.flatMap(([ref, release]) => {
    const remote = remoteOf(ref)
    return release.routes.map((route) => ({
      ref,
      release,
      route: { ...route, title: undefined, remote } as Route,
    }))
  })
  const routes = screens.map(({ route }) => route)
  const all: PrerenderedScreen[] = []
  for (const lang of languages) {
    await shell.setWords(lang, await titlesIn(lang, document, read))
    for (const { ref, release, route } of screens) {
      location.pathname = route.path
      const module: RemoteModule = await loadRelease(shell, page, release)
      // Discards the requests for the release's own files, because the documents already list those files.
      page.asked()
      page.formatted()
      await module.prepare(lang, route.name)
      const address = (file: string) => `/${release.path}${file}`
      const files = filesFor(release, route.name).map(([file, hash]) => [address(file), hash] as const)
      const own = []
      for (const brand of brands) {
        if (!brand.languages.includes(lang)) continue
        const html = await shell.renderScreen({ route, release: ref, module, routes, brand })
        own.push({ brand: brand.id, lang, path: route.path, release: ref, forUser: !route.open, html })
      }
      const formats = page.formatted() || route.first !== undefined
      const sheets = files.map(([file]) => file).filter((file) => file.endsWith('.css'))
      const inDocuments = filesFor(release, isNamed(route) ? route.name : '').map(([file]) => file)
      const named = new Set([...inDocuments, wordsFile(lang)].map(address))
      const unnamed = new Map([...files, ...page.asked()].filter(([file]) => !named.has(file)))
      all.push(...own.map((screen) => ({ ...screen, sheets, late: [...unnamed], formats })))
    }
  }
  return all
}
