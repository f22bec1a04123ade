import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { precompiledTexts } from './precompiledTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = '{bridge-contract,shared,host-shell,remotes,test}/**'

/** Two projects: logic runs in Node without a document, screens run in happy-dom. */
export default defineConfig({
  root,
  test: {
    pool: 'threads',
    reporters: ['default'],
    projects: [
      {
        root,
        test: { name: 'logic', include: [`${rooms}/*.test.ts`], environment: 'node', pool: 'threads' },
      },
      {
        root,
        plugins: [vanillaExtractPlugin(), precompiledTexts()],
        test: {
          name: 'screens',
          include: [`${rooms}/*.test.tsx`],
          environment: 'happy-dom',
          pool: 'threads',
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
})
