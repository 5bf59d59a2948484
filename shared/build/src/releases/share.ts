import { runCommand } from './command.ts'
import { partNamed, shareNamed } from './options.ts'
import { changeShare } from './publish.ts'

// npm run share -- <part> <percent>: hands out the canary that runs to so many percent of the visitors; 100: to everybody.
await runCommand(async registry => {
  const app = partNamed(process.argv[2])
  const share = shareNamed(process.argv[3])
  try {
    const version = await changeShare(registry, app, share)
    return [share === 100 ? `${app} ${version} is for everybody` : `${app} ${version} is for ${share}% of the visitors`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
