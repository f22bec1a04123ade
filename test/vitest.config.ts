import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { errorsOutside } from './errorsOutside.ts'
import { precompiledTexts } from './precompiledTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Files of a worker share what packages load, half of the time otherwise; `freshModules.ts` gives each the product anew.
const isolate = false
// A busy machine is slow, not broken: these limits end what hangs, and no test has a shorter one of its own.
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }
const packages = '{bridge-contract,shared,host-shell,remotes,test}/**'

/** The file for a report of the run, where `all.ts` wants one. */
const report = process.env['REPORT']

/** Logic runs in Node without a document, screens run in happy-dom, built looks at what the build made. */
export default defineConfig({
  root,
  test: {
    pool: 'threads',
    reporters: ['default', ...(report ? (['json', errorsOutside(`${report}.errors`)] as const) : [])],
    outputFile: { json: report ?? '' },
    // Screens wait for the stand-in API half of their time.
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
      // Looks at built files, so it is part of `npm test`, not of the quick check. In processes: it compiles, and the
      // minifier in a thread takes the whole run down without a word.
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
      // The built product behind real servers, and in real engines: one after the other.
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
