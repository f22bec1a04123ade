import { expect, test } from 'vitest'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { selectRemote } from '@companion/release-protocol/select'
import { sampleDevice, sampleDocument, sampleOffers, sampleRelease } from './sampleRelease.ts'

const versions = ['0.9.0', '1.9.0', '2.0.0-rc.1', '2.0.0', '3.0.0']

test.for(remoteNames().flatMap((remote) => versions.map((contract) => [remote, contract] as const)))(
  '%s starts in an app that speaks contract %s and has the methods it cannot do without',
  async ([remote, contract]) => {
    const { needs } = await manifestOf(remote)
    const own = sampleRelease(remote, '1.0.0', 'aaaa')
    const release = { ...own, needs: { ...own.needs, contract: needs.contract, caps: [...needs.caps] } }
    const { candidates } = selectRemote(sampleDocument(release), remote, sampleDevice, {
      ...sampleOffers,
      contract,
      caps: needs.caps,
    })
    expect(candidates.map(({ ref }) => ref)).toEqual([`${remote}@1.0.0-aaaa`])
  },
)
