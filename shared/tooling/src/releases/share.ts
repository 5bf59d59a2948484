import { runCommand } from './command.ts'
import { shareOptions } from './options.ts'
import { changeShare } from './publish.ts'

// npm run share -- <part> <percent>: hands out the canary that runs to so many percent of the visitors; 100: to everybody.
await runCommand(shareOptions, async (registry, { app, share, why }) => {
  try {
    const version = await changeShare(registry, app, share, why)
    return [share === 100 ? `${app} ${version} is for everybody` : `${app} ${version} is for ${share}% of the visitors`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
