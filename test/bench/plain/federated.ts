// The asynchronous entry that the federation's documentation requires. It loads shared modules before any
// code uses them.
void import('./federatedStart.ts')
