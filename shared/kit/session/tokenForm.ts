const sizeLimit = 8192
const shape = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** Whether a string can be an access token: three parts, at most 8192 characters. We ignore any other. */
export const hasTokenForm = (text: string): boolean => text.length <= sizeLimit && shape.test(text)
