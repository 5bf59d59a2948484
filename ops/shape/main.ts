import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { releasedServices } from '@shop/contracts/released-services'
import { commandLine } from '@shop/service-kit/process/command-line'
import { placeOfReleases } from '@shop/tooling/releases/place'
import { shapeFolder } from '@shop/tooling/service-releases/shape-state'
import { unpinnedImages } from '../images/pin-bases.ts'
import { root } from '../production-shape/compose-file.ts'
import { containerEngines, createContainerEngine } from './container-engine.ts'
import { openContainers } from './open-containers.ts'
import { openShape } from './open-shape.ts'

// npm run shape [-- --demo-goods] [--copies 2]: the production shape as processes of this machine, without a container engine. `npm run release --
// catalog` replaces copies of a service while it runs; Ctrl-C drains all of them.
// npm run shape -- --with docker [--by-tag]: the same as containers of docker-compose.yml, which go on after Ctrl-C.
const { options } = commandLine({
  script: 'shape',
  usage: 'npm run shape [-- --demo-goods] [--copies <number>] [--with docker|podman] [--by-tag]',
  words: 0,
  options: {
    'demo-goods': { type: 'boolean' },
    copies: { type: 'string' },
    with: { type: 'string' },
    'by-tag': { type: 'boolean' },
  },
})
const folder = shapeFolder()
const { root: parts, uri: releasesUri } = placeOfReleases()
const say = (line: string) => console.log(line)
let shape: Promise<{ stop(): Promise<void> }> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    say(options.with ? 'the containers go on; nothing follows the registry now' : 'draining all processes')
    await (await shape?.catch(() => null))?.stop()
    process.exit(0)
  })
try {
  await (options.with ? openWithEngine(options.with) : openProcesses())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function openProcesses(): Promise<void> {
  const copies = Number(options.copies ?? 2)
  if (!Number.isInteger(copies) || copies < 1 || copies > 9) throw new Error('--copies is a whole number, 1 to 9')
  const port = Number(process.env.PORT || 3000)
  const databaseUri = process.env.MONGODB_URI || undefined
  const opening = openShape({ folder, port, copies, parts, releasesUri, databaseUri, variables: process.env, say })
  shape = opening
  const { url, seed } = await opening
  if (options['demo-goods']) await seed()
  say(`${copies} copies each of ${releasedServices.join(', ')}: ${url}`)
  say(
    `logs: ${path.join(folder, 'logs')}${process.env.ADMIN_LOGIN ? '' : ' (the first staff account is in one of admin)'}`,
  )
}

async function openWithEngine(wanted: string): Promise<void> {
  const name = containerEngines.find(known => known === wanted)
  if (!name) throw new Error(`--with is one of ${containerEngines.join(', ')}`)
  if (options.copies || options['demo-goods'])
    throw new Error(
      'Containers: docker-compose.yml has two copies of each, and docker-compose run --rm demo-goods the goods',
    )
  const variables = ownersVariables()
  const unpinned = unpinnedImages(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), variables)
  for (const line of unpinned) say(line)
  if (unpinned.length > 0 && !options['by-tag'])
    throw new Error(
      'Not started: npm run test:images -- --pin writes the digests of all of them; --by-tag starts it all the same',
    )
  const opening = openContainers({
    engine: createContainerEngine(name, variables),
    folder,
    parts,
    releasesUri,
    variables,
    say,
  })
  shape = opening
  const { groups } = await opening
  say(`two containers each of ${Object.keys(groups).join(', ')}: ${variables.PUBLIC_ORIGIN}`)
}

/** As docker-compose reads them: out of .env, unless the environment has them. */
function ownersVariables(): Record<string, string> {
  const file = path.join(root, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return Object.fromEntries(
    Object.entries({ ...written, ...process.env }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
