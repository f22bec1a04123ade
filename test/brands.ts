export { brands } from '../shared/kit/brand/brands.ts'
