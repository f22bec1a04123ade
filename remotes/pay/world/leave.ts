/** The part of the page that leaves it. */
export interface PaymentPage {
  readonly document: Document
  readonly location: Pick<Location, 'assign'>
}

/**
 * Posts fields to a provider's page through a real form. The page's policy says `form-action 'self'`: a provider that
 * wants a form posted to another origin must be named there first (`host-shell/deploy/headers.ts`), or the browser
 * refuses it and nothing happens.
 */
function post({ document }: PaymentPage, url: string, fields: readonly (readonly [string, string])[]): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = url
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // By the prototype: a field called "submit" would stand in the way.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}

/** Leaves for an address that has been judged safe. */
export function leaveFor(
  door: PaymentPage,
  url: string,
  method: string,
  fields: readonly (readonly [string, string])[],
): void {
  if (method.toUpperCase() === 'POST') post(door, url, fields)
  else door.location.assign(url)
}
