// The asynchronous entry that the federation's documentation requires: shared modules load before anything
// uses them.
void import('./federatedStart.ts')
