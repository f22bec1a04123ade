import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { errorsOutside } from './errorsOutside.ts'
import { precompiledTexts } from './precompiledTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Files of a worker share loaded packages, which saves half of the time. `freshModules.ts` reloads the
// product's modules for each file.
const isolate = false
// Timeouts in milliseconds. They only end hangs, because a busy machine is slow, not broken. No test sets a
// shorter one.
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }
const packages = '{bridge-contract,shared,host-shell,remotes,test}/**'

/** Path of the report file. `all.ts` sets it. */
const report = process.env['REPORT']

/**
 * Projects: logic tests run in Node without a document, screens in happy-dom, and built tests check build
 * output.
 */
export default defineConfig({
  root,
  test: {
    pool: 'threads',
    reporters: ['default', ...(report ? (['json', errorsOutside(`${report}.errors`)] as const) : [])],
    outputFile: { json: report ?? '' },
    // Fixed, also on a machine with fewer processors, because screen tests spend half of their time waiting
    // for the mock API.
    maxWorkers: 3,
    experimental: { fsModuleCache: true },
    projects: [
      {
        root,
        test: {
          name: 'logic',
          include: [`${packages}/*.test.ts`],
          exclude: ['test/{built,native,deploy}/**', '**/node_modules/**'],
          environment: 'node',
          pool: 'threads',
          isolate,
          ...patient,
          globalSetup: ['test/writeGenerated.ts'],
          setupFiles: ['test/freshModules.ts'],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin(), precompiledTexts()],
        test: {
          name: 'screens',
          include: [`${packages}/*.test.tsx`],
          environment: 'happy-dom',
          pool: 'threads',
          isolate,
          ...patient,
          setupFiles: ['test/freshModules.ts', 'test/setup.ts'],
        },
      },
      // These tests check built files, so they belong to `npm test`, not to the quick check. They run in
      // processes because they compile: the minifier in a thread silently takes the whole run down.
      {
        root,
        test: {
          name: 'built',
          include: ['test/built/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          ...patient,
        },
      },
      // These tests run the built product behind real servers and in real engines, one after the other.
      ...(['deploy', 'native'] as const).map((name) => ({
        root,
        test: {
          name,
          include: [`test/${name}/**/*.test.ts`],
          environment: 'node',
          pool: 'threads' as const,
          fileParallelism: false,
          ...patient,
        },
      })),
    ],
  },
})
