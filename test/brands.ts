export { brands } from '../host-shell/brands/brands.ts'
