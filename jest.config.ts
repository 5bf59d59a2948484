import { availableParallelism } from 'node:os'
import type { Config } from 'jest'
import { forgetShopSettings } from './shared/testing/src/own-environment.ts'

forgetShopSettings()
// Tests name files from here, wherever they are called from.
process.chdir(import.meta.dirname)

const { API_GROUPS = 'all' } = process.env

const transform: Config['transform'] = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

// These packages ship ES modules only, and that of OpenTelemetry imports when it sends.
const esmOnly =
  'hucre|@opentelemetry/otlp-exporter-base|nanostores|@nanostores|@tanstack/(?:react-table|table-core|react-store|store)|fast-check|pure-rand|p-limit|yocto-queue'

const common: Config = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
}

const everywhere = '<rootDir>/{host,mf-*,ops,services/*,shared/*,shop}'

const api: Config = {
  ...common,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/shared/tooling/src/jest/start-store.ts',
  globalTeardown: '<rootDir>/shared/tooling/src/jest/stop-store.ts',
  setupFiles: ['<rootDir>/shared/tooling/src/jest/patient-calls.ts'],
}

const config: Config = {
  // A test waits for its database and its timers half of the time: one more than a small machine has cores keeps them busy.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Against tests that hang. How fast the shop is, no test asks: three files run side by side, and a busy machine takes six
  // times as long.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [`${everywhere}/**/*.test.ts`, '!**/*.{api,compose,rush}.test.ts'],
    },
    { ...api, displayName: 'api', testMatch: [`${everywhere}/**/*.api.test.ts`] },
    // What `npm test` runs in its place: the same tests, many files in one.
    { ...api, displayName: 'grouped api', testMatch: [`<rootDir>/.groups/${API_GROUPS}/*.group.ts`] },
    // A rush of buyers with a time to keep: nothing may run beside it.
    { ...api, displayName: 'rush', testMatch: [`${everywhere}/**/*.rush.test.ts`] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: [`${everywhere}/**/*.test.tsx`],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/shared/tooling/src/jest/css-names.ts',
        '\\.css$': '<rootDir>/shared/tooling/src/jest/no-css.ts',
      },
      setupFiles: [
        '<rootDir>/shared/tooling/src/jest/browser-globals.ts',
        '<rootDir>/shared/tooling/src/jest/late-drawing.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/shared/tooling/src/jest/component-rules.ts'],
    },
    {
      ...common,
      displayName: 'compose',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/ops/**/*.compose.test.ts'],
    },
  ],
}

export default config
