import { remembered } from '@companion/shared/loading/remembered'

const loaded = remembered(() => import(/* webpackChunkName: "qr" */ '../../model/qr/picture.ts'))

/** The encoder is a part of its own and comes with the first code. */
export const encoder = () => loaded('')
