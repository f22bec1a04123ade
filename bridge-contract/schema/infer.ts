import type { known } from '../words/known.ts'
import type {
  ChoiceShape,
  Fields,
  ListShape,
  ObjectShape,
  OpenChoiceShape,
  OptionalShape,
  Schema,
} from './schema.ts'

type OptionalNames<F extends Fields> = { [K in keyof F]: F[K] extends OptionalShape ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }

type FromFields<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalNames<F>>]: Infer<F[K]> } & {
    [K in OptionalNames<F>]?: Infer<F[K]> | undefined
  }
>

/** The TypeScript type of a shape. An open choice also takes any other text, yet still completes the known ones. */
export type Infer<S extends Schema> = Schema extends S ? unknown : Of<S>

type Of<S extends Schema> = S extends { readonly t: 'str' }
  ? string
  : S extends { readonly t: 'int' | 'num' }
    ? number
    : S extends { readonly t: 'bool' }
      ? boolean
      : S extends ChoiceShape<infer V>
        ? V
        : S extends OpenChoiceShape<infer K>
          ? (typeof known)[K][number] | (string & Record<never, never>)
          : S extends ListShape<infer I>
            ? Infer<I>[]
            : S extends OptionalShape<infer I>
              ? Infer<I> | undefined
              : S extends ObjectShape<infer F>
                ? FromFields<F>
                : undefined
