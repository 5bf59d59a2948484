import { compile } from './compile.ts'
import { precompress } from './compress.ts'
import { inputHash } from './input-hash.ts'
import { isPart } from './parts.ts'
import { publish, releasesOf } from './release.ts'

/** Builds one part: `node build-part.ts mf-catalog [--force]`. */
const [part = '', ...flags] = process.argv.slice(2)
if (!isPart(part)) throw new Error(`There is no part named "${part}"`)

const startedAt = performance.now()
const inputs = await inputHash(part)
const before = await releasesOf(part)
if (before?.inputs === inputs && !flags.includes('--force')) {
  console.log(`${part}: unchanged, ${before.version}`)
} else {
  const built = await compile(part, 'production')
  await precompress(built)
  const version = await publish(part, built, inputs)
  console.log(`${part}: built ${version} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
// Webpack's worker threads would keep the process for some seconds more.
process.exit(0)
