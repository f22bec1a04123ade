import type { ComponentType } from 'react'
import { lazyScreen as lazy, type LazyScreen } from '@companion/shared/ui/lazyScreen'
import { useTexts } from '../texts.ts'

const useMissing = () => useTexts()('partMissing')

/** A screen of the account that comes in a file of its own. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => lazy(load, useMissing)
