import path from 'node:path'
import { commandLine } from '@shop/service-kit/process/command-line'
import { placeOfReleases } from '@shop/tooling/releases/place'
import { releasedServices } from '@shop/tooling/releases/released-services'
import { shapeFolder } from '@shop/tooling/service-releases/shape-state'
import { openShape, type Shape } from './open-shape.ts'

// npm run shape [-- --demo-goods] [--copies 2]: the production shape as processes of this machine, without a container engine. `npm run release --
// catalog` replaces copies of a service while it runs; Ctrl-C drains all of them.
const { options } = commandLine({
  script: 'shape',
  usage: 'npm run shape [-- --demo-goods] [--copies <number>]',
  words: 0,
  options: { 'demo-goods': { type: 'boolean' }, copies: { type: 'string' } },
})
const folder = shapeFolder()
const { root: parts, uri: releasesUri } = placeOfReleases()
let shape: Promise<Shape> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    console.log('draining all processes')
    await (await shape?.catch(() => null))?.stop()
    process.exit(0)
  })
try {
  const copies = Number(options.copies ?? 2)
  if (!Number.isInteger(copies) || copies < 1 || copies > 9) throw new Error('--copies is a whole number, 1 to 9')
  const port = Number(process.env.PORT || 3000)
  shape = openShape({
    folder,
    port,
    copies,
    parts,
    releasesUri,
    databaseUri: process.env.MONGODB_URI || undefined,
    variables: process.env,
    say: line => console.log(line),
  })
  const { url, seed } = await shape
  if (options['demo-goods']) await seed()
  console.log(`${copies} copies each of ${releasedServices.join(', ')}: ${url}`)
  console.log(
    `logs: ${path.join(folder, 'logs')}${process.env.ADMIN_LOGIN ? '' : ' (the first staff account is in one of admin)'}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
