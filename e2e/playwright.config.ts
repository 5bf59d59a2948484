import path from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { forgetShopSettings } from '../shared/testing/src/own-environment.ts'
import { findHeadlessChromium } from '../shared/tooling/src/find-chromium.ts'

forgetShopSettings()

const { RESULTS_DIR, STORY_WORKERS = '3', LEFT_OUT = '' } = process.env

// A worker that comes after a failure plays the failed story again: it records what every step looked like, which costs a
// third of a story's time. The others write down their steps, the console and the network.
const isAfterFailure = process.env.TEST_WORKER_INDEX !== process.env.TEST_PARALLEL_INDEX

const counted: ReporterDescription[] = RESULTS_DIR
  ? [['json', { outputFile: path.join(RESULTS_DIR, 'stories.json') }]]
  : []

const stories = {
  testDir: './stories',
  testMatch: '**/*.e2e.ts',
  testIgnore: LEFT_OUT.split(',')
    .filter(Boolean)
    .map(pattern => new RegExp(pattern)),
}
/** The second screen of the frame's stories. Those that break or release a part take turns with the screens instead. */
const frameAtDesk = /shell\/(language|main-screens|statistics)\.e2e\.ts .*\(en, 1440/

const of = (...folders: string[]) => folders.map(folder => `**/stories/${folder}/*.e2e.ts`)

/** Browser stories against the built shop. What a failed one leaves lies in `.playwright`: trace, pictures, the shop's log. */
export default defineConfig({
  outputDir: '../.playwright',
  globalSetup: './support/open-shop.ts',
  reporter: [['list'], ...counted],
  // A story waits for its page and for emails half of the time: three keep two cores busy.
  workers: Number(STORY_WORKERS),
  forbidOnly: process.env.CI !== undefined,
  // A browser on a busy machine now and then misses a moment that no reader would. A story that fails is played once more;
  // if it passes then, it is listed as flaky at the end. What is broken fails twice.
  retries: 1,
  // Against stories that hang. The longest take fifty seconds on two quick cores, and machines differ threefold.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // What it keeps would come between a story and the shop. The story of a lost network allows it.
    serviceWorkers: 'block',
    navigationTimeout: 30_000,
    trace: {
      mode: 'retain-on-failure',
      screenshots: isAfterFailure,
      snapshots: isAfterFailure,
      sources: isAfterFailure,
    },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'stories', ...stories },
    // Each journey once, for `npm test`: half of them on a phone in Ukrainian, half at a desk in English; staff at a desk.
    { name: 'once-phone', ...stories, testMatch: of('account', 'cart'), grepInvert: /\(en, 1440/ },
    { name: 'once-desk', ...stories, testMatch: of('catalog', 'checkout'), grepInvert: /\(uk, 390/ },
    { name: 'once-office', ...stories, testMatch: of('office'), grepInvert: /(768|390) px\)/ },
    { name: 'once-shell', ...stories, testMatch: of('shell'), grepInvert: frameAtDesk },
    { name: 'album', testDir: './full', testMatch: 'album.setup.ts' },
    { name: 'full', testDir: './full', testMatch: '**/*.full.ts', dependencies: ['album'], timeout: 900_000 },
  ],
})
