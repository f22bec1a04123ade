import type { Offers } from './compatibility.ts'
import type { ChannelDocument, ReleaseNeeds } from './channelDocument.ts'
import { selectRemote, type Choice, type Device } from './select.ts'

/** The shell's name in channels, releases and roles. No remote may use it. */
export const shellName = 'shell'

/** The shell's libraries. They're a separate file, so its hash stays the same when only our code changes. */
export const librariesFile = 'libraries.js'

/**
 * The version of the interface between an HTML document and the shell's script: page data, boot data, root
 * element, and the effects of the inline scripts. Raise the major version if the shell can't start in older
 * documents, and the minor version for additions.
 */
export const documentContract = '1.0.0'

/**
 * Returns the requirements of a shell of this version: an HTML document that contains an older shell and has
 * the current document contract.
 */
export const needsOfShell = (version: string): ReleaseNeeds => ({
  shell: `<${version}`,
  contract: '*',
  caps: [],
  optionalCaps: [],
  shared: { document: `^${documentContract}` },
  mf: '*',
})

/**
 * Returns the offers to a release: the page's if it's a remote, the HTML document's if it's the shell.
 * `carried`: the version of the shell in the HTML document. By default it's older than any release.
 */
export const offersTo = (
  remote: string,
  offers: Offers,
  carried = '0.0.0',
  contract = documentContract,
): Offers =>
  remote === shellName
    ? { shell: carried, contract: null, caps: [], shared: { document: contract }, mf: '' }
    : offers

/**
 * Selects releases for every remote in a channel document, and for the shell in an HTML document that
 * contains shell version `carried`.
 */
export const selectAll = (
  doc: ChannelDocument,
  device: Device,
  offers: Offers,
  carried?: string,
): Record<string, Choice> =>
  Object.fromEntries(
    Object.keys(doc.remotes).map((remote) => [
      remote,
      selectRemote(doc, remote, device, offersTo(remote, offers, carried)),
    ]),
  )
