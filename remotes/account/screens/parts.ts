/** The files beside the menu's own. */
export const loadForms = () => import(/* webpackChunkName: "forms" */ './forms.ts')
export const loadAvatar = () => import(/* webpackChunkName: "avatar" */ './Avatar.tsx')
