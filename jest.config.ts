import { availableParallelism } from 'node:os'
import type { Config } from 'jest'

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

// These packages ship ES modules only.
const esmOnly = 'nanostores|@nanostores|@tanstack/(?:react-table|table-core|react-store|store)|fast-check|pure-rand'

const common: Config = {
  rootDir: '.',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  // No testPathIgnorePatterns: those of the command line, which leave long suites out, would take their place.
}

const everywhere = '<rootDir>/{host,mf-*,services/*,shared/*}'

const config: Config = {
  // A test waits for its database and its timers half of the time: one more than a small machine has cores keeps them busy.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Against tests that hang. How fast the shop is, no test asks: three files run side by side.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [`${everywhere}/**/*.test.ts`, '!**/*.{api,compose,rush}.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: [`${everywhere}/**/*.api.test.ts`],
      globalSetup: '<rootDir>/shared/build/src/jest/start-store.ts',
      globalTeardown: '<rootDir>/shared/build/src/jest/stop-store.ts',
    },
    {
      ...common,
      // A rush of buyers with a time to keep: nothing may run beside it.
      displayName: 'rush',
      testEnvironment: 'node',
      testMatch: [`${everywhere}/**/*.rush.test.ts`],
      globalSetup: '<rootDir>/shared/build/src/jest/start-store.ts',
      globalTeardown: '<rootDir>/shared/build/src/jest/stop-store.ts',
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: [`${everywhere}/**/*.test.tsx`],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/shared/build/src/jest/css-names.ts',
        '\\.css$': '<rootDir>/shared/build/src/jest/no-css.ts',
      },
      setupFiles: [
        '<rootDir>/shared/build/src/jest/browser-globals.ts',
        '<rootDir>/shared/build/src/jest/late-drawing.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/shared/build/src/jest/component-rules.ts'],
    },
    {
      ...common,
      displayName: 'compose',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/services/gateway/nginx/**/*.compose.test.ts'],
    },
  ],
}

export default config
