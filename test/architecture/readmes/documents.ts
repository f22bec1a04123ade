import { sourceFiles } from '../sources.ts'

/** The documents that people write and read. Change logs quote the past; `bridge-contract/reference` is generated. */
export const documents: readonly string[] = sourceFiles(/\.md$/).filter(
  (file) => !/(^|\/)CHANGELOG\.md$|\/bridge-contract\/reference\/|^\.changeset\/(?!README\.md$)/.test(file),
)

/** A fenced block of a document. */
export interface Block {
  /** The word after the fence; empty without one. */
  readonly language: string
  readonly text: string
  /** The line of the fence, from 1. */
  readonly line: number
}

const fenced = /^( *)(`{3,}|~{3,})([^\n]*)\n([^]*?)^ *\2 *$/gm

/** The fenced blocks of a document, without the fence's indentation. */
export const blocksIn = (document: string): Block[] =>
  [...document.matchAll(fenced)].map(({ index, 1: indent = '', 3: info = '', 4: text = '' }) => ({
    language: info.trim().split(/\s/)[0] ?? '',
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: document.slice(0, index).split('\n').length,
  }))

/** The inline code of a document, outside of its blocks. */
export const spansIn = (document: string): string[] =>
  [...document.replaceAll(fenced, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
    span.replaceAll(/\s+/g, ' '),
  )
