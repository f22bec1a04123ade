import { webcrypto } from 'node:crypto'
import { tryParseJson } from '@companion/shared/platform/json'
import type { BuildFacts } from './buildFacts.ts'
import { type Envelope, parseEnvelope } from '@companion/release-protocol/envelope'
import type { Ref } from '@companion/release-protocol/releaseRef'
import { list, oneOf, optional, shape, table, text } from '@companion/release-protocol/shapes'
import { isSignedBy, releaseRole } from '@companion/release-protocol/verifySignature'
import type { Keyring } from './keys/keyring.ts'
import { signaturesAtHand } from './keys/signing.ts'
import { pathOf } from './edits/compose.ts'
import { provenanceKey } from './published.ts'
import type { BuiltRelease } from './publishRelease.ts'
import type { Store } from './stores/store.ts'
import { sha256 } from './stores/hash.ts'

const hexDigest = (bytes: Uint8Array): string =>
  Buffer.from(sha256(bytes).slice('sha256-'.length), 'base64').toString('hex')

const isStatement = shape({
  _type: oneOf('https://in-toto.io/Statement/v1'),
  subject: list(shape({ name: text, digest: shape({ sha256: text }) })),
  predicateType: oneOf('https://slsa.dev/provenance/v1'),
  predicate: shape({
    buildDefinition: shape({
      resolvedDependencies: list(
        shape({ digest: shape({ gitCommit: text }), annotations: optional(table(text)) }),
      ),
    }),
    runDetails: shape({ builder: shape({ version: table(text) }) }),
  }),
})

/** Returns a release's provenance statement: in-toto, with SLSA's predicate (slsa.dev/provenance/v1). */
function statementOf({ release, source }: BuiltRelease, { commit, tools }: BuildFacts): string {
  const { remote, version } = release
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${pathOf(release)}release.json`, digest: { sha256: hexDigest(source) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:companion:remote:1',
        externalParameters: { remote, version },
        resolvedDependencies: commit
          ? [
              {
                name: 'checkout',
                digest: { gitCommit: commit.id },
                ...(!commit.clean && { annotations: { changes: 'not committed' } }),
              },
            ]
          : [],
      },
      runDetails: { builder: { id: 'urn:companion:release', version: tools } },
    },
  })
}

/**
 * Returns a release's provenance, signed with its remote's keys on this machine. It isn't part of the
 * release, because it differs between machines. If two machines publish the same release, the first machine's
 * provenance stays.
 */
export async function signedProvenance(
  built: BuiltRelease,
  facts: BuildFacts,
  { keys, newest }: Keyring,
): Promise<Envelope> {
  const p = statementOf(built, facts)
  const role = releaseRole(newest, built.release.remote)
  return { p, s: await signaturesAtHand(keys, 'provenance', p, role.keys) }
}

const toolLine = (tools: Readonly<Record<string, string>>): string =>
  Object.entries(tools)
    .map(([tool, version]) => `${tool} ${version}`)
    .join(', ')

/**
 * Returns a published release's provenance in lines, with the tools if requested. A line reports if it's
 * missing, or if no key of the remote has signed it.
 */
export async function provenanceLines(
  store: Store,
  { roots }: Keyring,
  ref: Ref,
  withTools: boolean,
): Promise<string[]> {
  const [bytes, source] = await Promise.all(
    [provenanceKey(ref), `${pathOf(ref)}release.json`].map((key) => store.read(key)),
  )
  if (!bytes) return ['how it was built is not recorded']
  const envelope = parseEnvelope(new TextDecoder().decode(bytes))
  const statement = envelope && tryParseJson(envelope.p)
  if (!envelope || !isStatement(statement) || !source) return [`${provenanceKey(ref)} is damaged`]
  if (statement.subject[0]?.digest.sha256 !== hexDigest(source))
    return [`${provenanceKey(ref)} speaks of another release.json`]
  // One signature is enough, because provenance only attests who built the release. It doesn't let pages run
  // it.
  const signed = await Promise.all(
    roots.map(({ root }) =>
      isSignedBy(webcrypto.subtle, 'provenance', envelope, root, {
        ...releaseRole(root, ref.remote),
        threshold: 1,
      }),
    ),
  )
  const { buildDefinition, runDetails } = statement.predicate
  const [checkout] = buildDefinition.resolvedDependencies
  const from = checkout
    ? `built from commit ${checkout.digest.gitCommit}${checkout.annotations ? ', with changes that were not committed' : ''}`
    : 'built from sources that are in no commit'
  return [
    from,
    ...(withTools ? [`built with ${toolLine(runDetails.builder.version)}`] : []),
    ...(signed.includes(true) ? [] : [`no key of ${ref.remote} has signed how it was built`]),
  ]
}
