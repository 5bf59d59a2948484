import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without the frame of a window, whose own pages are drawn for each visit: about half the work. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the stories: Chromium without a window where it is installed, else any Chromium. */
export function findHeadlessChromium(): string {
  return installedHeadless() ?? findChromium()
}

/** The Chromium that is installed already, preferably without a window; null when there is none. */
export function installedChromium(): string | null {
  return installedHeadless() ?? findInstalled()
}

function installedHeadless(): string | null {
  return !process.env.CHROME_PATH && existsSync(HEADLESS) ? HEADLESS : null
}

function findInstalled(): string | null {
  return [process.env.CHROME_PATH, ...PLACES].find(place => place && existsSync(place)) ?? null
}

/** Path of an installed Chromium; as root on Debian it is installed when missing. Throws with what to do. */
export function findChromium(): string {
  const found = findInstalled()
  if (found) return found
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  }
  console.log('Chromium is missing: installing it with apt-get')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return PLACES[0] ?? ''
}
