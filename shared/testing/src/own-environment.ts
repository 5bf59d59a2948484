import { readFileSync } from 'node:fs'
import path from 'node:path'

const EXPLAINED = path.resolve(import.meta.dirname, '../../../.env.example')
/** What tests and benches are meant to hear of: where they run, with what, and for how long. */
const OF_TESTS = new Set([
  'MONGODB_URI',
  'NODE_ENV',
  'CHROME_PATH',
  'NODE_COMPILE_CACHE',
  'BENCH_ROUNDS',
  'BENCH_SECONDS',
])

/**
 * The environment without the settings of a shop. A shell that has those of production would else make tests send
 * emails, upload pictures and read releases there.
 */
export function ownEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const text = readFileSync(EXPLAINED, 'utf8')
  const settings = new Set(Array.from(text.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm), ([, name = '']) => name))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name) || OF_TESTS.has(name)))
}

/** Takes the settings of a shop from this process and all that it starts. */
export function forgetShopSettings(): void {
  const own = ownEnvironment()
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name]
}
