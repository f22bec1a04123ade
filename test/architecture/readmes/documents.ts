import { sourceFiles } from '../sources.ts'

/** All documents but change logs, which quote the past. */
export const documents: readonly string[] = sourceFiles(/\.md$/).filter(
  (file) => !/(^|\/)CHANGELOG\.md$|^\.changeset\/(?!README\.md$)/.test(file),
)

/** A fenced code block of a document. */
export interface Block {
  /** The word after the fence, or '' if there's none. */
  readonly language: string
  readonly text: string
  /** Number of the fence's line, from 1. */
  readonly line: number
}

const fenced = /^( *)(`{3,}|~{3,})([^\n]*)\n([^]*?)^ *\2 *$/gm

/** Returns the fenced code blocks of a document, without the fence's indentation. */
export const blocksIn = (document: string): Block[] =>
  [...document.matchAll(fenced)].map(({ index, 1: indent = '', 3: info = '', 4: text = '' }) => ({
    language: info.trim().split(/\s/)[0] ?? '',
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: document.slice(0, index).split('\n').length,
  }))

/** Returns the inline code of a document, without its code blocks. */
export const spansIn = (document: string): string[] =>
  [...document.replaceAll(fenced, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
    span.replaceAll(/\s+/g, ' '),
  )
