export { GuideDetail } from './guide/GuideDetail.tsx'
export { GuideList } from './guide/GuideList.tsx'
