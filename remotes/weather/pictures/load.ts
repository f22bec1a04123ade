/** Loads as soon as this remote runs, in parallel with the weather. If it fails, the screen has no pictures. */
export const pictures = import(/* webpackChunkName: "pictures" */ './Picture.tsx').catch(() => null)

// React reads a promise with these fields at once. Otherwise it would first commit the weather without
// pictures, because even a settled promise answers only in a microtask.
void pictures.then((value) => Object.assign(pictures, { status: 'fulfilled', value }))
