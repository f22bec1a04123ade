import type { Verb } from './context.ts'

interface Entry {
  /** One line of help. */
  readonly does: string
  /** Loads the verb's file, which no other verb pays for. */
  readonly load: () => Promise<Verb>
}

const publish = () => import('./publish.ts')
const rollout = () => import('./rollout.ts')
const rollback = () => import('./rollback.ts')
const settings = () => import('./settings.ts')
const reports = () => import('./reports.ts')
const maintenance = () => import('./maintenance.ts')

/** Every verb of `npm run release -- <verb>`, in the order of use. */
export const verbs: Readonly<Record<string, Entry>> = {
  keys: {
    does: 'makes, renews and lists the keys that releases are signed with',
    load: async () => (await import('./keys.ts')).keysVerb,
  },
  build: { does: 'builds a remote into a release of its own', load: async () => (await publish()).buildVerb },
  publish: { does: 'uploads a release; nobody gets it yet', load: async () => (await publish()).publishVerb },
  verify: {
    does: 'reads a published release back and checks every byte',
    load: async () => (await publish()).verifyVerb,
  },
  promote: {
    does: 'gives a release to everybody, to a part, or to some brands, systems or apps',
    load: async () => (await import('./promote.ts')).promoteVerb,
  },
  rollout: {
    does: 'gives the release being rolled out to more devices',
    load: async () => (await rollout()).rolloutVerb,
  },
  pause: { does: 'stops a rollout where it is', load: async () => (await rollout()).pauseVerb },
  finish: {
    does: 'gives the release being rolled out to everybody',
    load: async () => (await rollout()).finishVerb,
  },
  rollback: {
    does: 'goes back to the release before, to a given one, or to a whole earlier state',
    load: async () => (await rollback()).rollbackVerb,
  },
  revoke: {
    does: 'revokes a release for good, also on open pages',
    load: async () => (await rollback()).revokeVerb,
  },
  retry: {
    does: 'has devices try a release again that they have put in quarantine',
    load: async () => (await rollout()).retryVerb,
  },
  resign: {
    does: 'signs releases again after the keys of their remote were rotated',
    load: async () => (await import('./resign.ts')).resignVerb,
  },
  refresh: {
    does: 'signs the channel again before it expires (for a daily job)',
    load: async () => (await maintenance()).refreshVerb,
  },
  settings: {
    does: 'shows or sets who may use other releases and the tools, and the minimum versions',
    load: async () => (await settings()).settingsVerb,
  },
  testers: { does: 'lists, adds and removes testers', load: async () => (await settings()).testersVerb },
  status: { does: 'shows who gets what', load: async () => (await reports()).statusVerb },
  log: { does: 'shows who changed what, when and why', load: async () => (await reports()).logVerb },
  diff: {
    does: 'shows what changed between two entries of the log',
    load: async () => (await reports()).diffVerb,
  },
  why: {
    does: 'explains what one device gets, and why not something else',
    load: async () => (await reports()).whyVerb,
  },
  doctor: {
    does: 'checks the history, the signatures, the files and the server in front',
    load: async () => (await maintenance()).doctorVerb,
  },
  gc: {
    does: 'deletes releases that nothing refers to any more',
    load: async () => (await maintenance()).gcVerb,
  },
  repair: {
    does: 'makes the pointer the newest entry of the log',
    load: async () => (await maintenance()).repairVerb,
  },
}
