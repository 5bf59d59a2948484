import { isReleasedService } from '@shop/contracts/released-services'
import { runCommand } from './releases/command.ts'
import { rollbackOptions } from './releases/options.ts'
import { rollBack } from './releases/publish.ts'
import { rollBackService } from './service-releases/release-service.ts'
import { serviceRollbackOptions } from './service-releases/service-options.ts'

// npm run rollback -- <part or service> [version] [--why <reason>]: ends a canary that runs; else hands out the version that everybody had before, or the one
// that is named.
if (isReleasedService(process.argv[2])) await runCommand(() => serviceRollbackOptions(), rollBackService)
await runCommand(rollbackOptions, async (registry, { app, version, why }) => {
  try {
    return [`${app} is back at ${await rollBack(registry, app, version, why)}`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
