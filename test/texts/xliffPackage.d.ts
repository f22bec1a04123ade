// The package has no types, so this file declares the parts that `xliff.ts` uses.
declare module 'xliff' {
  /** An inline element: its kind and its attributes, plus the contents of an element that encloses text. */
  type Inline = Readonly<
    Record<string, Readonly<Record<string, string>> & { readonly contents?: Value | undefined }>
  >
  export type Value = string | Inline | readonly (string | Inline)[]

  export interface Unit {
    readonly source: Value
    readonly target?: Value
    readonly note?: string
    readonly additionalAttributes?: Readonly<Record<string, string>>
  }

  export interface Xliff {
    readonly sourceLanguage?: string
    readonly targetLanguage?: string
    readonly resources?: Readonly<Record<string, Readonly<Record<string, Unit>>>>
  }

  export function js2xliff(texts: Xliff, options?: { readonly indent?: string }): Promise<string>
  export function xliff2js(xml: string): Promise<Xliff>
}
