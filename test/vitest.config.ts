import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { errorsOutside } from './errorsOutside.ts'
import { precompiledTexts } from './precompiledTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Files of a worker share loaded packages, which saves half of the time; `freshModules.ts` reloads the
// product for each.
const isolate = false
// A busy machine is slow, not broken: these timeouts only end hangs, and no test sets a shorter one.
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }
const packages = '{bridge-contract,shared,host-shell,remotes,test}/**'

/** Report file, if `all.ts` requests one. */
const report = process.env['REPORT']

/** Logic runs in Node without a document, screens run in happy-dom, built checks build output. */
export default defineConfig({
  root,
  test: {
    pool: 'threads',
    reporters: ['default', ...(report ? (['json', errorsOutside(`${report}.errors`)] as const) : [])],
    outputFile: { json: report ?? '' },
    // Screen tests spend half of their time waiting for the mock API.
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
      // Checks built files, so it belongs to `npm test`, not to the quick check. Runs in processes: it
      // compiles, and the minifier in a thread silently takes the whole run down.
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
      // The built product behind real servers and in real engines, one after the other.
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
