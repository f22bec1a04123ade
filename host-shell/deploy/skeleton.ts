const row = '<div class="boot-row"><i></i><b></b></div>'

/** What the glass shows until the shell renders: the frame's own shape, without words. */
export const skeleton = `<div class="boot" aria-hidden="true"><div class="boot-bar"></div><div class="boot-page"><div class="boot-title"></div><div class="boot-card">${row.repeat(3)}</div><div class="boot-card">${row.repeat(2)}</div></div></div>`
