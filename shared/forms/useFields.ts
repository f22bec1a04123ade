import {
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type FieldError,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { Values } from './validate.ts'

/** What is wrong with a field: by our rule, by the server in a text of ours, or in the server's own words. */
export interface ServerError {
  readonly by: 'rule' | 'answer' | 'said'
  readonly text: string
}

const flawOf = (error: Partial<FieldError> | undefined): ServerError | undefined =>
  error?.type ? { by: error.type as ServerError['by'], text: error.message ?? '' } : undefined

/**
 * Values, what differs from the start, and flaws. The one place that knows the form library, of which only
 * this store is used: its own validation answers too late to move the focus inside a gesture.
 */
export function useFields<V extends Values>(initial: V) {
  type Name = keyof V & string
  const hook = useHookForm<V>({
    defaultValues: initial as DefaultValues<V>,
    values: initial,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const { errors, isDirty, dirtyFields } = hook.formState
  const path = (name: Name) => name as string as Path<V>

  return {
    values: useWatch({ control: hook.control }) as V,
    dirty: isDirty,
    /** Whether a field differs from the start. */
    differs: (name: Name): boolean => Boolean((dirtyFields as Readonly<Record<string, unknown>>)[name]),
    /** The values of this moment, ahead of the next drawing. */
    now: (): V => ({ ...hook.getValues() }),
    put: <K extends Name>(name: K, value: V[K]): void =>
      hook.setValue(path(name), value as PathValue<V, Path<V>>, { shouldDirty: true }),
    /** The flaw that is drawn. */
    flaw: (name: Name): ServerError | undefined => flawOf(errors[name] as Partial<FieldError> | undefined),
    /** The flaw of this moment. */
    flawNow: (name: Name): ServerError | undefined => flawOf(hook.getFieldState(path(name)).error),
    mark: (name: Name, { by, text }: ServerError): void =>
      hook.setError(path(name), { type: by, message: text }),
    clear: (name: Name): void => hook.clearErrors(path(name)),
    /** What is there now is the new start: nothing differs from it. */
    accept: (): void => hook.reset(hook.getValues(), { keepValues: true }),
  }
}

export type Fields<V extends Values> = ReturnType<typeof useFields<V>>
