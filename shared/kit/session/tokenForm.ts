const sizeLimit = 8192
const shape = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** Whether a string can be an access token: at most 8192 characters in three parts. Document and session reject others. */
export const hasTokenForm = (text: string): boolean => text.length <= sizeLimit && shape.test(text)
