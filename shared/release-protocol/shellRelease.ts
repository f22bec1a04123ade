import type { Offers } from './compatibility.ts'
import type { ChannelDocument, ReleaseNeeds } from './channelDocument.ts'
import { selectRemote, type Choice, type Device } from './select.ts'

/** The shell's name among a channel's remotes, in releases and in roles. No remote may use it. */
export const shellName = 'shell'

/** The shell's libraries: a separate file, which stays the same if only our code changes. */
export const librariesFile = 'libraries.js'

/**
 * The version of the interface between a document and a shell's script: page data, boot data, root element,
 * and the effects of the first scripts. Major: a shell that requires it does not start in older documents.
 * Minor: additions.
 */
export const documentContract = '1.0.0'

/**
 * The requirements of a shell of this version: a document with an older shell and the current document
 * contract.
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
 * The offers to a release: those of the page to a remote, those of the document to the shell. `carried`: the
 * version of the document's own shell; by default older than any.
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
 * The choice for every remote in a document, and for the shell in an HTML document that carries the version
 * `carried`.
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
