import { mkdirSync } from 'node:fs'
import { internalKeyVariable, portOf, type ServiceName, serviceNames, urlVariable } from '@shop/contracts/parts'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { slotNames } from '@shop/tooling/parts/deploy-blocks'
import { type ShapeState, writeShape } from '@shop/tooling/service-releases/shape-state'
import { environmentOf } from '../production-shape/compose-file.ts'
import { type ContainerSlot, startContainerCopy } from './container-copy.ts'
import type { ContainerEngine } from './container-engine.ts'
import type { Slot } from './copy.ts'
import { type CopyGroup, copyStates, createGroup } from './copy-group.ts'
import { endLeftovers } from './end-leftovers.ts'
import { followReleases, versionToStart } from './follow-releases.ts'

export type ContainerWishes = {
  engine: ContainerEngine
  /** Where it says of itself what the commands need. */
  folder: string
  /** Where the registry of releases is, unless in a database. */
  parts: string
  releasesUri?: string | undefined
  /** What the owner has decided, as docker-compose reads it of its environment. */
  variables: Readonly<Record<string, string>>
  /** How long the start of a copy may take; 60 s. */
  startMs?: number
  /** How long the door may take to notice a copy: it looks every five seconds; 8 s. */
  takeInMs?: number
  say(line: string): void
}

export type ContainerShape = {
  groups: Readonly<Record<ServiceName, CopyGroup>>
  /** Ends the following; the containers go on. */
  stop(): Promise<void>
}

const COPIES = 2
const START_MS = 60_000
const TAKE_IN_MS = 8000
const METRICS_PORT = 9464
/** The members of the database that is started beside the shop; the commands ask the first. */
const MEMBERS = ['mongo', 'mongo-2', 'mongo-3'] as const

/**
 * The production shape as containers of docker-compose.yml: two copies of each service by the versions that the registry names. It takes
 * over those that run, starts what lacks, and follows the registry: what is released there goes into service copy by copy.
 */
export async function openContainers(wishes: ContainerWishes): Promise<ContainerShape> {
  const { engine, folder, parts, takeInMs = TAKE_IN_MS, say } = wishes
  mkdirSync(folder, { recursive: true })
  await endLeftovers(folder)
  await engine.checkThatItWorks()
  await engine.startHealthy([...(wishes.variables.MONGODB_URI ? [] : MEMBERS), 'mail'])
  const { store, close } = await openReleaseStore({ root: parts, uri: wishes.releasesUri })
  try {
    let isOpen = false
    const tellState = async () => {
      if (isOpen) await writeShape(folder, await stateOf(wishes, groups))
    }
    const onChange = () => void tellState().catch(error => say(String(error)))
    const found = serviceNames.map(async service => [service, await openGroup(wishes, service, onChange)] as const)
    const groups = Object.fromEntries(await Promise.all(found)) as Record<ServiceName, CopyGroup>
    // One after the other: a first start builds an image of each.
    for (const service of serviceNames) await fillGroup(store, service, groups[service])
    await engine.start(['host', 'host-2', 'door'])
    isOpen = true
    await tellState()
    const following = followReleases({ store, parts, groups, takeInMs, say })
    return {
      groups,
      async stop() {
        following.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The copies of a service that run, and the slots for more. */
async function openGroup(
  { engine, startMs = START_MS }: ContainerWishes,
  service: ServiceName,
  onChange: () => void,
): Promise<CopyGroup> {
  const slots: ContainerSlot[] = slotNames(service).map((name, index) => ({
    name,
    index,
    port: portOf(service),
    metricsPort: METRICS_PORT,
  }))
  const found = await Promise.all(slots.map(async slot => ({ slot, state: await engine.inspect(slot.name) })))
  const running = found.flatMap(({ slot, state }) =>
    state?.isRunning
      ? [startContainerCopy({ engine, service, slot, version: tagOf(state.image), running: state })]
      : [],
  )
  const start = (slot: Slot, version: string) =>
    startContainerCopy({ engine, service, slot: slots[slot.index] as ContainerSlot, version })
  const prepare = (version: string) => engine.prepareImage(service, version)
  return createGroup({ name: service, slots, startMs, running, prepare, start, onChange })
}

/** As many copies as there are to be: what was left of a replacement that was broken off ends, and what lacks is started. */
async function fillGroup(store: ReleaseStore, service: ServiceName, group: CopyGroup): Promise<void> {
  const version = await versionToStart(store, service)
  const surplus = group
    .copies()
    .toSorted((one, other) => Number(one.version === version) - Number(other.version === version))
    .slice(0, Math.max(0, group.copies().length - COPIES))
  for (const copy of surplus) await group.drain(copy)
  if (group.copies().length === COPIES) return
  const problem = await group.prepare(version)
  if (problem !== null) throw new Error(`${service} ${version} ${problem}`)
  await Promise.all(Array.from({ length: COPIES - group.copies().length }, () => group.add(version)))
}

async function stateOf(
  { engine, variables }: ContainerWishes,
  groups: Readonly<Record<ServiceName, CopyGroup>>,
): Promise<ShapeState> {
  const own = environmentOf('catalog', variables)
  const addressesOf = (service: ServiceName) =>
    groups[service].copies().flatMap(copy => (copy.host() ? [`http://${copy.host()}:${copy.slot.port}`] : []))
  return {
    pid: process.pid,
    url: variables.PUBLIC_ORIGIN ?? '',
    databaseUri: await databaseUri(engine, variables),
    dbPrefix: own.DB_PREFIX ?? '',
    commandsKey: variables[internalKeyVariable('commands')] ?? '',
    internalSecret: own.INTERNAL_SECRET ?? '',
    addresses: Object.fromEntries(serviceNames.map(service => [urlVariable(service), addressesOf(service).join(',')])),
    services: await copyStates(groups),
    processes: [],
  }
}

/** Where the commands find the database, as the user who may do all there. */
async function databaseUri(engine: ContainerEngine, variables: ContainerWishes['variables']): Promise<string> {
  const { MONGODB_URI, MONGO_ROOT_PASSWORD } = variables
  const own = async () => `mongodb://${(await engine.inspect(MEMBERS[0]))?.host}:27017/?directConnection=true`
  const uri = MONGODB_URI || (await own())
  return databaseAddress({ MONGODB_URI: uri, MONGODB_PASSWORD: MONGO_ROOT_PASSWORD }, 'root') ?? uri
}

function tagOf(image: string): string {
  return image.slice(image.lastIndexOf(':') + 1)
}
