import type { Verb } from './verb.ts'

interface Entry {
  /** One line of help. */
  readonly does: string
  readonly load: () => Promise<{ readonly verb: Verb }>
}

/** Every verb of `npm run release -- <verb>`, in the order one meets them. */
export const verbs: Readonly<Record<string, Entry>> = {
  keys: {
    does: 'makes, renews and lists the keys that releases are signed with',
    load: () => import('./keys.ts'),
  },
  build: { does: 'builds a remote into a release of its own', load: () => import('./build.ts') },
  publish: { does: 'uploads a release; nobody gets it yet', load: () => import('./publish.ts') },
  verify: { does: 'reads a published release back and checks every byte', load: () => import('./verify.ts') },
  promote: {
    does: 'gives a release to everybody, to a part, or to some brands, systems or apps',
    load: () => import('./promote.ts'),
  },
  rollout: {
    does: 'gives the release being rolled out to more devices',
    load: async () => ({ verb: (await import('./rollout.ts')).rolloutVerb }),
  },
  pause: {
    does: 'stops a rollout where it is',
    load: async () => ({ verb: (await import('./rollout.ts')).pauseVerb }),
  },
  finish: {
    does: 'gives the release being rolled out to everybody',
    load: async () => ({ verb: (await import('./rollout.ts')).finishVerb }),
  },
  rollback: {
    does: 'goes back to the release before, to a given one, or to a whole earlier state',
    load: () => import('./rollback.ts'),
  },
  revoke: { does: 'bars a release for good, also on pages that are open', load: () => import('./revoke.ts') },
  retry: {
    does: 'has devices try a release again that they have put in quarantine',
    load: () => import('./retry.ts'),
  },
  resign: {
    does: 'signs releases anew after the keys of their remote were rotated',
    load: () => import('./resign.ts'),
  },
  refresh: {
    does: 'signs the channel anew before it expires (for a daily job)',
    load: () => import('./refresh.ts'),
  },
  settings: {
    does: 'shows or sets who may use other releases and the tools, and the lowest versions',
    load: () => import('./settings.ts'),
  },
  testers: { does: 'lists, adds and removes testers', load: () => import('./testers.ts') },
  status: { does: 'shows who gets what', load: () => import('./status.ts') },
  log: { does: 'shows who changed what, when and why', load: () => import('./log.ts') },
  diff: { does: 'shows what changed between two entries of the log', load: () => import('./diff.ts') },
  why: { does: 'explains what one device gets, and why not something else', load: () => import('./why.ts') },
  doctor: {
    does: 'checks the history, the signatures, the files and the server in front',
    load: () => import('./doctor.ts'),
  },
  gc: { does: 'deletes releases that nothing leads to any more', load: () => import('./gc.ts') },
  repair: { does: 'makes the pointer the newest entry of the log', load: () => import('./repair.ts') },
}
