/**
 * A row in the route tables of the specification (§2, §6). They're separate from the code, so that a test can
 * compare the two.
 */
interface SpecRoute {
  readonly path: string
  readonly name: string
  readonly open: boolean
  readonly back: boolean
  readonly hidden: boolean
  readonly layout: boolean
}

const row = (path: string, name: string, notes = ''): SpecRoute => ({
  path,
  name,
  open: notes.includes('open'),
  back: !notes.includes('no-back'),
  hidden: notes.includes('hidden'),
  layout: !notes.includes('top'),
})

/** Names of routes that the five remotes have in addition to the specification's. */
export const ownRoutes: readonly string[] = []

// `layout`, the pay pages and the two top-level pages are in no menu, so the manifests mark them as hidden.
export const specRoutes: readonly SpecRoute[] = [
  row('/', 'layout', 'hidden'),
  row('/qr', 'qr', 'hidden open no-back'),
  row('/qr2', 'qr2', 'hidden open no-back'),
  row('/app', 'download', 'open no-back'),
  row('/privacy-policy', 'privacyPolicy', 'open'),
  row('/user-terms', 'userTerms', 'open'),
  row('/help', 'help', 'open'),
  row('/support', 'support', 'open no-back'),
  row('/edit-password-new', 'editPasswordNew'),
  row('/edit-password', 'editPassword', 'hidden'),
  row('/account-delete-v2', 'accountDeleteV2', 'open'),
  row('/forget-password', 'forgetPassword', 'hidden open'),
  row('/upload-nickname', 'uploadNickName'),
  row('/upload-phone', 'uploadPhone'),
  row('/upload-email', 'uploadEmail'),
  row('/registration', 'registration', 'hidden open no-back'),
  row('/avatar', 'avatar', 'hidden'),
  row('/operational-guidance', 'operationalGuidance', 'open'),
  row('/common-step21', 'commonStep21', 'hidden'),
  row('/common-step22', 'commonStep22', 'hidden'),
  row('/weather', 'weather', 'open'),
  row('/account-delete', 'accountDelete', 'top hidden'),
  row('/operational-guidance-detail', 'operationalGuidanceDetail', 'top hidden open'),
  row('/pay', 'payList', 'top hidden'),
  row('/pay/result', 'payResult', 'top hidden'),
]

/** The routes in each of the menu's four groups, including hidden ones (§2). */
export const menuGroups: readonly (readonly string[])[] = [
  ['uploadNickName', 'uploadPhone', 'uploadEmail'],
  ['editPasswordNew', 'editPassword', 'accountDeleteV2', 'forgetPassword', 'registration', 'avatar'],
  ['qr', 'qr2', 'download', 'operationalGuidance', 'weather'],
  ['privacyPolicy', 'userTerms', 'help', 'support'],
]

/** The remotes that serve these routes. A team can add other remotes with routes of their own. */
export const specRemotes = ['account', 'guidance', 'pay', 'security', 'weather'] as const
