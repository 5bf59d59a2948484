import { runCommand } from './command.ts'
import { partNamed } from './options.ts'
import { rollBack } from './publish.ts'

// npm run rollback -- <part> [version]: ends a canary that runs; else hands out the version that everybody had before, or the one
// that is named.
const wanted = process.argv[3]

await runCommand(async registry => {
  const app = partNamed(process.argv[2])
  try {
    return [`${app} is back at ${await rollBack(registry, app, wanted)}`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
