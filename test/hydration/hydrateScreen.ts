import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { vi } from 'vitest'
import { normalHtml } from './normalHtml.ts'

export interface Prerendered {
  readonly html: string
  /** Errors from parts that can't render without a page. */
  readonly failures: readonly string[]
}

/** A screen as rendered by the build, without a window. */
export async function prerenderScreen(shown: ReactNode): Promise<Prerendered> {
  const failures: string[] = []
  vi.stubGlobal('window', undefined)
  try {
    const { prelude } = await prerender(shown, {
      // Otherwise React would emit a large screen after its boundary, and move it with an inline script.
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(String(failure)),
    })
    return { html: await new Response(prelude).text(), failures }
  } finally {
    vi.unstubAllGlobals()
  }
}

/**
 * Waits until effects, lazy chunks and their loads are done. Waits longer for anything but `expected`: on a
 * busy machine, a late part looks like the end.
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
  /** React's errors and warnings. */
  readonly complaints: readonly string[]
}

/** Hydrates markup in the page; `early` is the user's input before that. */
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

/** The markup of a screen that wasn't prerendered, once it equals `expected` or time is up. */
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
