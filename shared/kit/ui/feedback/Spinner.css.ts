import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.3 } })

export const spinner = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      borderBlockStartColor: 'currentColor',
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
})
