import { compile } from './compile.ts'
import { precompress } from './compress.ts'
import { inputHash } from './input-hash.ts'
import { isPart, type Part } from './parts.ts'
import { publish, releasesOf } from './release.ts'

/** Builds one part: `node build-part.ts mf-catalog [--force]`. */
async function buildPart(part: Part, { isForced }: { isForced: boolean }): Promise<string> {
  const inputs = await inputHash(part)
  const before = await releasesOf(part)
  if (before?.inputs === inputs && !isForced) return `unchanged, ${before.version}`
  const built = await compile(part)
  await precompress(built)
  return `built ${await publish(part, built, inputs)}`
}

const [part = '', ...flags] = process.argv.slice(2)
if (!isPart(part)) throw new Error(`There is no part named "${part}"`)
const startedAt = performance.now()
try {
  const outcome = await buildPart(part, { isForced: flags.includes('--force') })
  console.log(`${part}: ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`${part}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
// Webpack's worker threads would keep the process for some seconds more.
process.exit(0)
