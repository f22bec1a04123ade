// The test tool runs `setup` once, before the tests of a project that names this file.
export { writeGenerated as setup } from '../bridge-contract/generate/generated.ts'
