import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { internalKeyVariable } from '@shop/contracts/parts'
import { keyOfService, type ReleasedService, releasedServices, WORKING_TREE } from '@shop/contracts/released-services'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { folderOfVersion } from '@shop/tooling/releases/place'
import { scriptOfService } from '@shop/tooling/releases/released-services'
import { type ShapeState, writeShape } from '@shop/tooling/service-releases/shape-state'
import { treeOfVersion } from '@shop/tooling/service-releases/version-tree'
import { root } from '../production-shape/compose-file.ts'
import { freePorts } from '../production-shape/free-port.ts'
import { runScript, until } from '../production-shape/run-process.ts'
import { startDatabase } from '../production-shape/start-shape.ts'
import type { Copy, Slot } from './copy.ts'
import { type CopyGroup, copyStates, createGroup } from './copy-group.ts'
import { endLeftovers } from './end-leftovers.ts'
import { followReleases, versionToStart } from './follow-releases.ts'
import { whyNotHere } from './prepare-version.ts'
import { startProcessCopy } from './process-copy.ts'
import { environmentIn, type ShapePlace, secretsIn, slotAddresses } from './shape-environment.ts'

export type ShapeWishes = {
  /** Where it keeps database, logs and what it says of itself. */
  folder: string
  /** Of the door; unset: a free one. */
  port?: number
  /** How many copies of each; 2. */
  copies?: number
  /** Where host and remotes lie built, and versions of services; this repository. */
  parts?: string
  /** The registry of releases in a database; unset: in files beside the versions. */
  releasesUri?: string | undefined
  /** A database server that runs already; else the embedded one is started. */
  databaseUri?: string | undefined
  variables?: Readonly<Record<string, string | undefined>>
  /** What docker-compose.yml does not give. */
  besides?: Readonly<Record<string, string>>
  /** How long the start of a copy may take; 30 s. */
  startMs?: number
  /** How long doors and clients may take to notice a copy that is ready; 2 s. */
  takeInMs?: number
  say?(line: string): void
}

export type Shape = {
  url: string
  databaseUri: string
  groups: Readonly<Record<ReleasedService, CopyGroup>>
  /** What `docker-compose run --rm demo-goods` does. */
  seed(): Promise<void>
  /** Drains everything, the door first, the database last. */
  stop(): Promise<void>
}

const START_MS = 30_000
/** Ten processes that start at once on a busy machine. */
const FIRST_START_MS = 120_000
const TAKE_IN_MS = 2000
const DOOR = 'services/gateway/src/main.ts'

/**
 * The production shape as processes: copies of each service and of the host server behind one door, by the versions that the registry
 * names. It follows the registry: what is released there goes into service copy by copy.
 */
export async function openShape(wishes: ShapeWishes): Promise<Shape> {
  const { folder, copies = 2, takeInMs = TAKE_IN_MS, say = () => undefined } = wishes
  mkdirSync(folder, { recursive: true })
  await endLeftovers(folder)
  const closers: (() => Promise<unknown>)[] = []
  // What fails to end keeps nothing else from ending.
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close().catch(error => say(messageOf(error)))
  }
  try {
    const databaseUri = wishes.databaseUri ?? (await openDatabase(folder, closers))
    const place = await planShape(wishes, databaseUri)
    const { parts } = place
    const { store, close } = await openReleaseStore({ root: parts, uri: wishes.releasesUri })
    closers.push(close)
    const door = startDoor(place)
    const groups = groupsIn(place, wishes, () => void tellState().catch(error => say(messageOf(error))))
    const tellState = async () => writeShape(folder, await stateOf(place, groups, door))
    closers.push(
      () => Promise.all(releasedServices.map(name => groups[name].close())),
      () => door.drain(),
    )
    await Promise.all(
      releasedServices.map(async name => {
        const version = await versionToStart(store, name)
        const problem = await whyNotHere(parts, name, version)
        if (problem) throw new Error(`${name} ${version} ${problem}`)
        await Promise.all(Array.from({ length: copies }, () => groups[name].add(version, FIRST_START_MS)))
      }),
    )
    const problem = await door.becomeReady(FIRST_START_MS)
    if (problem) throw new Error(`the door ${problem}`)
    const following = followReleases({
      store,
      parts,
      groups,
      takeInMs,
      database: await stateOf(place, groups, door),
      say,
    })
    closers.push(async () => following.stop())
    await tellState()
    return { url: place.url, databaseUri, groups, seed: () => seedDemoGoods(place), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabase(folder: string, closers: (() => Promise<unknown>)[]): Promise<string> {
  return startDatabase(
    store => {
      closers.push(store.stop)
      return store
    },
    path.join(folder, 'database'),
  )
}

/** Which ports there are: they stay for as long as the shape runs. */
async function planShape(wishes: ShapeWishes, databaseUri: string): Promise<ShapePlace> {
  const { folder, parts = root, copies = 2, variables = {}, besides = {} } = wishes
  const ports = await freePorts(1 + 2 * (copies + 1) * releasedServices.length)
  const takePort = () => ports.pop() ?? 0
  const doorPort = wishes.port || takePort()
  const slots = Object.fromEntries(
    releasedServices.map(name => [
      name,
      Array.from({ length: copies + 1 }, (_, index) => ({ index, port: takePort(), metricsPort: takePort() })),
    ]),
  ) as Record<ReleasedService, Slot[]>
  const url = variables.PUBLIC_ORIGIN || `http://127.0.0.1:${doorPort}`
  return { folder, parts, url, doorPort, databaseUri, slots, variables, besides }
}

function groupsIn(place: ShapePlace, wishes: ShapeWishes, onChange: () => void): Record<ReleasedService, CopyGroup> {
  const { folder, parts, slots } = place
  const groups = releasedServices.map(name => {
    const start = (slot: Slot, version: string) =>
      startProcessCopy({
        name,
        slot,
        version,
        script: scriptOf(parts, name, version),
        env: environmentIn(place, name),
        logs: path.join(folder, 'logs'),
      })
    const prepare = (version: string) => whyNotHere(parts, name, version)
    return [
      name,
      createGroup({ name, slots: slots[name], startMs: wishes.startMs ?? START_MS, prepare, start, onChange }),
    ]
  })
  return Object.fromEntries(groups)
}

function scriptOf(parts: string, name: ReleasedService, version: string): string {
  return path.join(sourcesOf(parts, name, version), scriptOfService(name))
}

function sourcesOf(parts: string, name: ReleasedService, version: string): string {
  return version === WORKING_TREE ? root : treeOfVersion(folderOfVersion({ parts }, keyOfService(name), version))
}

/** The one public way in, of the working tree: it knows all slots, and leaves out those where nobody is. */
function startDoor(place: ShapePlace): Copy {
  const { folder, doorPort, url, slots, variables, besides } = place
  const env = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: url,
    LOG_LEVEL: variables.LOG_LEVEL || 'info',
    TRUSTED_PROXIES: variables.TRUSTED_PROXIES || '0',
    ...slotAddresses(slots),
    ...besides,
  }
  const slot = { index: 0, port: doorPort, metricsPort: 0 }
  const logs = path.join(folder, 'logs')
  return startProcessCopy({ name: 'door', slot, version: WORKING_TREE, script: path.join(root, DOOR), env, logs })
}

async function stateOf(place: ShapePlace, groups: Record<ReleasedService, CopyGroup>, door: Copy): Promise<ShapeState> {
  const { url, databaseUri, slots, parts } = place
  const all = releasedServices.flatMap(name =>
    groups[name].copies().map(copy => ({ pid: copy.pid(), script: scriptOf(parts, name, copy.version) })),
  )
  const processes = [...all, { pid: door.pid(), script: DOOR }]
  return {
    pid: process.pid,
    url,
    databaseUri,
    dbPrefix: environmentIn(place, 'catalog').DB_PREFIX ?? '',
    commandsKey: secretsIn(place.folder)[internalKeyVariable('commands')] ?? '',
    internalSecret: environmentIn(place, 'catalog').INTERNAL_SECRET ?? '',
    addresses: slotAddresses(slots),
    services: await copyStates(groups),
    processes: processes.flatMap(({ pid, script }) => (pid === undefined ? [] : [{ pid, script }])),
  }
}

async function seedDemoGoods(place: ShapePlace): Promise<void> {
  const env = environmentIn(place, 'demo-goods')
  const seeding = runScript(path.join(root, 'shop/src/seed.ts'), env, place.folder)
  await until(async () => seeding.readOutput().includes('are in the database'), seeding, FIRST_START_MS)
  await seeding.stop()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
