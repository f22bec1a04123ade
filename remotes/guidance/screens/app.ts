export { Download } from './download/Download.tsx'
export { Qr } from './qr/Qr.tsx'
export { Qr2 } from './qr/Qr2.tsx'
