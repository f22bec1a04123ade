import { vi } from 'vitest'

// Where files share a worker (the quick check), each still finds the product's modules as a new page does; what comes
// from packages stays loaded, and that is where the time goes.
vi.resetModules()
