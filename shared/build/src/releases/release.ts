import { compile } from '../compile.ts'
import { inputHash } from '../input-hash.ts'
import { releaseProblems } from './check-release.ts'
import { partNamed, runCommand } from './command.ts'
import { publish } from './publish.ts'
import { servedFolders } from './served.ts'

// npm run release -- <part>: builds and checks one part, and hands it out if nothing speaks against it.
await runCommand(async registry => {
  const app = partNamed(process.argv[2])
  const inputs = await inputHash(app)
  const folder = await compile(app)
  const problems = await releaseProblems(app, folder, servedFolders(registry))
  if (problems.length > 0) throw new Error([`${app} is not released; nothing has changed`, ...problems].join('\n  '))
  return [`${app} is released as ${await publish(registry, app, { folder, inputs }, 'release')}`]
})
