import type { ReactNode } from 'react'
import type { Words } from './words.ts'

/** One page of the gallery, in the words it is given. */
export type Page = (props: { w: Words }) => ReactNode
