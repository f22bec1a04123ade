/** A verb that must not be carried out; its message says what to do instead. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
