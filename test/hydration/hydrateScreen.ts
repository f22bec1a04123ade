import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { vi } from 'vitest'
import { normalHtml } from './normalHtml.ts'

export interface Prerendered {
  readonly html: string
  /** What could not be rendered without a page. */
  readonly failures: readonly string[]
}

/** A screen as the build renders it, where there is no window. */
export async function prerenderScreen(shown: ReactNode): Promise<Prerendered> {
  const failures: string[] = []
  vi.stubGlobal('window', undefined)
  try {
    const { prelude } = await prerender(shown, {
      // A large screen would otherwise come after its boundary, to be moved into it by an inline script.
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(String(failure)),
    })
    return { html: await new Response(prelude).text(), failures }
  } finally {
    vi.unstubAllGlobals()
  }
}

/**
 * Lets effects, lazy parts and what they load come to an end. Anything but `expected` is waited for longer: on a busy
 * machine a part that comes later looks like the end.
 */
async function settle(container: Element, expected?: string): Promise<string> {
  let html = ''
  for (let calm = 0; calm < (expected === undefined || html === expected ? 3 : 100);) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
    const now = normalHtml(container)
    calm = now === html ? calm + 1 : 0
    html = now
  }
  return html
}

export interface Hydrated {
  readonly root: Root
  readonly container: HTMLElement
  /** What React complains of. */
  readonly complaints: readonly string[]
}

/** Hydrates markup in the page; `early` is what the person does before. */
export async function hydrate(
  html: string,
  shown: ReactNode,
  early: (container: HTMLElement) => void = () => {},
): Promise<Hydrated> {
  const complaints: string[] = []
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  early(container)
  const errors = vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '))
  })
  let root: Root | undefined
  try {
    await act(async () => {
      root = hydrateRoot(container, shown, {
        onRecoverableError: (error) => complaints.push(String(error)),
        onUncaughtError: (error) => complaints.push(String(error)),
      })
    })
    await settle(container)
  } finally {
    errors.mockRestore()
  }
  return { root: root!, container, complaints }
}

/** The markup of a screen that was never prerendered, which is `expected` or has had time to become so. */
export async function renderedHtml(shown: ReactNode, expected: string): Promise<string> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () => root.render(shown))
  const html = await settle(container, expected)
  await act(async () => root.unmount())
  container.remove()
  return html
}
