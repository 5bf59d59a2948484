import { runCommand } from './command.ts'
import { rollbackOptions } from './options.ts'
import { rollBack } from './publish.ts'

// npm run rollback -- <part> [version]: ends a canary that runs; else hands out the version that everybody had before, or the one
// that is named.
await runCommand(rollbackOptions, async (registry, { app, version, why }) => {
  try {
    return [`${app} is back at ${await rollBack(registry, app, version, why)}`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
