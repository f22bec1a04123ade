import { setDocuments } from '../federation/catalogue.ts'
import { providedVersions, runtimeVersion } from '../federation/provided.ts'
import { dataIn } from '../ignition/pageData.ts'
import type { Start } from '../ignition/start.ts'
import type { ChannelDocument } from '../release/document.ts'

declare const SHELL_VERSION: string

/** Learns which releases there are: from the document's own floor. */
export async function learnReleases(begun: Start, _win: Window): Promise<void> {
  const floor = JSON.parse(dataIn<{ p: string }>('companion-floor').p) as ChannelDocument
  const device = { brand: begun.brandId, os: 'other', app: '', id: '' }
  const offers = {
    shell: SHELL_VERSION,
    contract: null,
    caps: [],
    shared: providedVersions,
    mf: runtimeVersion,
  }
  setDocuments([floor], device, offers)
}
