type Encoder = typeof import('../../model/qr/picture.ts')

let loading: Promise<Encoder> | undefined

/** The encoder is a part of its own and comes with the first code. A load that failed is tried anew. */
export function encoder(): Promise<Encoder> {
  loading ??= import(/* webpackChunkName: "qr" */ '../../model/qr/picture.ts')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
