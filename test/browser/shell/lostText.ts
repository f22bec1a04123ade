import type { Page } from '@playwright/test'

/**
 * Returns the text faults of the current page: the page is wider than the screen, a word is clipped by its
 * box or the screen's edge, or a word is broken without a hyphen. Scripts without spaces can break anywhere.
 */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      faults.add(`the page is ${scrollWidth - clientWidth} px wider than the screen`)

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /**
     * Returns the boxes that could clip a text. Returns null if only screen readers get the text, or if the
     * user can scroll to it.
     */
    const boxesAround = (from: Element): DOMRect[] | null => {
      const boxes: DOMRect[] = []
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, display } = getComputedStyle(at)
        if (display === 'contents' || display === 'inline') continue
        const box = at.getBoundingClientRect()
        if (clipPath !== 'none' || ((box.height < 2 || box.width < 2) && overflowX !== 'visible')) return null
        if (/auto|scroll/.test(overflowX + overflowY)) return null
        if (/hidden|clip/.test(overflowX)) boxes.push(box)
      }
      return [...boxes, new DOMRect(0, -1e6, innerWidth, 2e6)]
    }
    const isInside = (rect: DOMRect, box: DOMRect) => {
      // Allow for a quarter of the height, because a line box is taller than its letters.
      const slack = rect.height / 4
      return (
        rect.left >= box.left - 1.5 &&
        rect.right <= box.right + 1.5 &&
        rect.top >= box.top - slack &&
        rect.bottom <= box.bottom + slack
      )
    }

    const range = document.createRange()
    const topAt = (node: Node, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      // Take the last box: at the start of a line, a character also has an empty box at the end of the
      // previous line.
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.top
    }
    const wordsOf =
      /(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])[\p{L}\p{M}\u00AD])+/gu
    const checkWords = (node: Text) => {
      for (const { 0: word, index } of node.data.matchAll(wordsOf)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size < 2) continue
        const around =
          /\S*$/.exec(node.data.slice(0, index))?.[0] + (/^\S*/.exec(node.data.slice(index))?.[0] ?? '')
        // An email address or a number has no syllables, so it can break without a hyphen.
        if (/[@/\d]|\S\.\S/.test(around)) continue
        for (let at = index + 1; at < index + word.length; at++)
          if (
            node.data[at - 1] !== '\u00AD' &&
            (topAt(node, at) ?? 0) - (topAt(node, at - 1) ?? Infinity) > 4
          )
            faults.add(`broken: ${node.data.slice(index, at)}|${node.data.slice(at, index + word.length)}`)
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement
      if (
        !node.data.trim() ||
        !parent ||
        parent.closest('script, style, noscript, option') ||
        !isSeen(parent) ||
        // An address loses its middle. Its label contains all of it.
        parent.closest('[role="img"]')
      )
        continue
      const boxes = boxesAround(parent)
      if (!boxes) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (rects.some((rect) => boxes.some((box) => !isInside(rect, box))))
        faults.add(`cut off: ${node.data.trim()}`)
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) checkWords(node)
    }

    const context = document.createElement('canvas').getContext('2d')!
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'input[placeholder], textarea[placeholder]',
    )) {
      if (!isSeen(input) || input.value || input.localName === 'textarea') continue
      const style = getComputedStyle(input)
      context.font = style.font
      const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (context.measureText(input.placeholder).width > room + 1)
        faults.add(`cut off placeholder: ${input.placeholder}`)
    }
    return [...faults]
  })

/** Returns the tap targets that are smaller than 44 px, or smaller than 24 px in running text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [tabindex="0"]'
    const faults: string[] = []
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(target)
      if (style.clipPath !== 'none' || target.matches(':disabled')) continue
      if (
        /auto|scroll/.test(style.overflowX + style.overflowY) &&
        target.tabIndex === 0 &&
        !target.matches('a, button, input, textarea, select')
      )
        continue
      const isRunning =
        style.display === 'inline' &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node !== target && node.textContent?.trim(),
        )
      const areas = [target, target.closest('label')]
        .filter((it) => it !== null)
        .map((it) => it.getBoundingClientRect())
      // A pseudo-element over a small element enlarges its tap area.
      const over = ['::before', '::after']
        .map((part) => getComputedStyle(target, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      const widths = [...areas.map(({ width }) => width), ...over.map(({ width }) => parseFloat(width) || 0)]
      const heights = [
        ...areas.map(({ height }) => height),
        ...over.map(({ height }) => parseFloat(height) || 0),
      ]
      const least = isRunning ? 24 : 44
      const [width, height] = [Math.max(...widths), Math.max(...heights)]
      if (height < least - 0.5 || (!isRunning && width < least - 0.5))
        faults.push(
          `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 90)}`,
        )
    }
    return faults
  })

/** Returns the buttons (elements with a background and a centred label) whose label has several lines. */
export const brokenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a[href]')].flatMap((button) => {
      const { backgroundColor, textAlign } = getComputedStyle(button)
      if (!button.checkVisibility() || textAlign !== 'center' || backgroundColor.endsWith(', 0)')) return []
      const range = document.createRange()
      range.selectNodeContents(button.firstElementChild ?? button)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [button.textContent] : []
    }),
  )

/**
 * Returns the Japanese katakana words that are broken across lines although they'd fit on one. Excludes the
 * legal texts, because their lines can break within a phrase.
 */
export const brokenKatakana = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = ['ア', 'ン'].map((letter) => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')!.fillText(letter, 10, 20)
      return canvas.toDataURL()
    })
    // Without a Japanese font all letters are drawn as the same box, and its width differs from theirs. So
    // the measurements would be wrong.
    if (drawn[0] === drawn[1]) return ['this machine has no Japanese font (test/README.md)']
    const faults: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!
      if (getComputedStyle(parent).wordBreak !== 'auto-phrase' || !parent.checkVisibility()) continue
      for (const { 0: word, index } of node.data.matchAll(/[ァ-ヺー]{2,}/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const whole = lines.reduce((sum, { width }) => sum + width, 0)
        const room = parent.closest('h1, h2, p, li, dt, dd, a, button, label, div')?.clientWidth ?? 0
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && whole < room)
          faults.push(`${word} in ${node.data.trim()}`)
      }
    }
    return faults
  })
