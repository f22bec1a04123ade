/**
 * Where the page's one core lives. The number is the version of the `Core` interface: copies of any contract version
 * share a core as long as it stays, because each copy checks with its own contract and the core checks nothing.
 */
export const coreKey = Symbol.for('companion.bridge.core/1')
