import { defineConfig } from '@playwright/test'
import { forgetShopSettings } from '../shared/testing/src/own-environment.ts'
import { findChromium } from '../shared/tooling/src/find-chromium.ts'

forgetShopSettings()

/** Stories of the two commands that developers work with: `npm run test:dev`. */
export default defineConfig({
  testDir: 'dev',
  testMatch: '*.dev.ts',
  outputDir: '../.cache/playwright-dev',
  // Each starts a compiler of its own, which takes the machine.
  workers: 1,
  timeout: 300_000,
  // A compiler that writes its cache keeps a page waiting for as long, on a busy machine for long.
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
