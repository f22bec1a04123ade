import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { vi } from 'vitest'
import { normalHtml } from './normalHtml.ts'

export interface Prerendered {
  readonly html: string
  /** Errors of parts that can't render without a page. */
  readonly failures: readonly string[]
}

/** Renders a screen as the build does, without a window. */
export async function prerenderScreen(shown: ReactNode): Promise<Prerendered> {
  const failures: string[] = []
  vi.stubGlobal('window', undefined)
  try {
    const { prelude } = await prerender(shown, {
      // Otherwise React would write a large screen after its boundary, and move it with an inline script.
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(String(failure)),
    })
    return { html: await new Response(prelude).text(), failures }
  } finally {
    vi.unstubAllGlobals()
  }
}

/**
 * Waits until effects, lazy chunks and their loads are done. If the markup isn't `expected` yet, waits
 * longer, because on a busy machine a late part looks like the end.
 */
async function settle(container: Element, expected?: string): Promise<string> {
  let html = ''
  for (let calm = 0; calm < (expected === undefined || html === expected ? 3 : 1000);) {
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
  /** The errors and warnings that React printed. */
  readonly complaints: readonly string[]
}

/** Hydrates markup in the page. `early` applies the user's input from before hydration. */
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

/**
 * Renders a screen without prerendered markup. Resolves with its markup once it equals `expected`, or after
 * the timeout.
 */
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
