/**
 * What every bundle reads of the page's boot object, which the document's scripts fill
 * (`shell/boot/bootData.ts`).
 */
export interface SharedBoot {
  readonly page?: {
    readonly config: { readonly limits?: Readonly<Record<string, number | undefined>> }
  }
  /** How far the device's clock is ahead of the server's (ms); NaN if unknown. */
  clockSkew?: number | undefined
}

/** The global object. Workers and Node have no boot object. */
export interface BootGlobal {
  readonly companion?: SharedBoot
}
