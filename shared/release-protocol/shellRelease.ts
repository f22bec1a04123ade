import type { Offers } from './compatibility.ts'
import type { ChannelDocument, ReleaseNeeds } from './channelDocument.ts'
import { selectRemote, type Choice, type Device } from './select.ts'

/** The shell's name among the remotes of a channel, in releases and in roles. No remote may have it. */
export const shellName = 'shell'

/** The shell's libraries: a file of their own, which stays the same while only our code changes. */
export const librariesFile = 'libraries.js'

/**
 * The version of what a document gives to a shell's script: its data, boot data, root element, what its first scripts
 * do. Major: a shell that needs the new one does not start in older documents. Minor: something was added.
 */
export const documentContract = '1.0.0'

/** What a shell of this version needs: a document that carries an older one and speaks today's contract. */
export const needsOfShell = (version: string): ReleaseNeeds => ({
  shell: `<${version}`,
  contract: '*',
  caps: [],
  optionalCaps: [],
  shared: { document: `^${documentContract}` },
  mf: '*',
})

/**
 * What a release of this remote finds: a remote what the page offers, the shell a document. `carried`: the version of the
 * shell that the document carries; older than any where it does not matter.
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

/** The choice for every remote a document names, and for the shell in a document that carries `carried`. */
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
