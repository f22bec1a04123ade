// The asynchronous start that the federation's documentation asks for: shared modules are there before anything uses them.
void import('./federatedStart.ts')
