import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { decided, environmentOf, root } from './compose-file.ts'
import { freePort, freePorts } from './free-port.ts'
import { onLoopback } from './on-loopback.ts'
import { type Running, runScript, runServer, until } from './run-process.ts'
import { startNginx } from './start-nginx.ts'

type Name = ServiceName | 'host' | 'door'

/** A dozen processes that start at once on a busy machine. */
const READY_MS = 60_000

type Wishes = {
  /** Where host and remotes lie built; else in this repository. */
  parts?: string
  /** Of the owner, beside those that must be set. */
  variables?: Readonly<Record<string, string>>
  /** How many processes of a service there are, where it is not one; nginx is in front of them. */
  copies?: Partial<Record<ServiceName, number>>
  /** A database server that runs already; else the embedded one is started. */
  databaseUri?: string | null
  /** What docker-compose.yml does not give to services. */
  besides?: Readonly<Record<string, string>>
}

/** Every process of docker-compose.yml with the environment of that file, on this machine's loopback. */
export async function startProductionShape(wishes: Wishes = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-shape-'))
  const ports = {} as Record<Name, number>
  for (const name of [...serviceNames, 'host', 'door'] as const) ports[name] = await freePort()
  const copyPorts: Record<string, number[]> = {}
  for (const [name, count] of Object.entries(wishes.copies ?? {})) copyPorts[name] = await freePorts(count)
  const running: Running[] = []
  const track = (process: Running) => {
    running.push(process)
    return process
  }

  async function stop() {
    await Promise.all(running.slice(1).map(process => process.stop()))
    await running[0]?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    const databaseUri = wishes.databaseUri ?? (await startDatabase(track, path.join(folder, 'database')))
    const place = { folder, ports, copyPorts, databaseUri, track }
    const catalog = await startProcesses(place, wishes)
    /** Of all its processes, nginx and the embedded store among them. */
    const pids = () => running.filter(one => one.isRunning()).flatMap(({ pid }) => pid ?? [])
    return {
      url: urlOf(place),
      ports,
      databaseUri,
      seed: () => seedDemoGoods(place, wishes, catalog),
      beginReleases: () => beginReleases(place, wishes),
      pids,
      stop,
      stopCatalog: async () => catalog?.stop(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Place = {
  folder: string
  ports: Record<Name, number>
  copyPorts: Record<string, number[]>
  databaseUri: string
  track: (process: Running) => Running
}

/** Starts services, host and nginx. Answers the first process of the catalogue. */
async function startProcesses(place: Place, wishes: Wishes): Promise<Running | undefined> {
  const { folder, ports, copyPorts, track } = place
  const start = async (name: Exclude<Name, 'door'>, script: string, port = ports[name]) => {
    const env = { ...environmentHere(place, wishes, name), PORT: String(port) }
    const started = track(runServer(path.join(root, script), env, folder))
    await until(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok, started, READY_MS)
    return started
  }
  const startService = async (name: ServiceName) => {
    const started = (copyPorts[name] ?? [ports[name]]).map(port => start(name, `services/${name}/src/main.ts`, port))
    return (await Promise.all(started))[0]
  }
  const startDoor = async () => {
    const settings = { ...wishes.variables, ...wishes.besides }
    track(await startNginx(path.join(folder, 'door'), ports, wishes.parts ?? root, copyPorts, settings))
  }
  // Services ask each other for what has copies through nginx.
  const isDoorFirst = Object.keys(copyPorts).length > 0
  if (isDoorFirst) await startDoor()
  const [catalog] = await Promise.all([...serviceNames.map(startService), start('host', 'host/server/main.ts')])
  if (!isDoorFirst) await startDoor()
  return catalog
}

/** What docker-compose.yml gives to a container, with this machine's addresses and folders. */
function environmentHere(place: Place, { parts = root, variables, besides }: Wishes, name: string) {
  const { folder, ports, databaseUri } = place
  const PUBLIC_ORIGIN = urlOf(place)
  const env = onLoopback(environmentOf(name, { ...decided, ...variables, PUBLIC_ORIGIN }), ports, databaseUri)
  const store = path.join(folder, 'releases')
  const pictures = { IMAGE_CACHE_DIR: path.join(folder, 'images'), PICTURES_DIR: path.join(folder, 'pictures') }
  const places = { PARTS_DIR: env.PARTS_DIR ? store : parts, ...(env.RELEASES_DIR && { RELEASES_DIR: store }) }
  return { ...env, ...places, ...(env.IMAGE_CACHE_DIR && pictures), ...besides }
}

/** What `docker-compose run --rm demo-goods` does; lists show the goods within a second. */
async function seedDemoGoods(place: Place, wishes: Wishes, catalog: Running | undefined): Promise<void> {
  const script = path.join(root, 'shop/src/seed.ts')
  const seeding = place.track(runScript(script, environmentHere(place, wishes, 'demo-goods'), place.folder))
  await until(async () => seeding.readOutput().includes('are in the database'), seeding)
  await seeding.stop()
  const list = `http://127.0.0.1:${place.ports.catalog}/api/products/get-by/filters`
  if (catalog) await until(async () => (await (await fetch(list)).json()).count > 0, catalog)
}

/** What `docker-compose run --rm begin-releases` does. */
async function beginReleases(place: Place, wishes: Wishes): Promise<void> {
  const script = path.join(root, 'host/server/begin-releases.ts')
  const beginning = place.track(runScript(script, environmentHere(place, wishes, 'begin-releases'), place.folder))
  if ((await beginning.ended) !== 0) throw new Error(`The store did not begin:\n${beginning.readOutput()}`)
}

function urlOf({ ports }: Place): string {
  return `http://127.0.0.1:${ports.door}`
}

export async function startDatabase(track: (process: Running) => Running, DATA_DIR: string): Promise<string> {
  mkdirSync(DATA_DIR, { recursive: true })
  const script = path.join(root, 'services/embedded-mongo/src/main.ts')
  const store = track(runScript(script, { DATA_DIR, EMBEDDED_MONGO_PORT: '0' }, DATA_DIR))
  await until(async () => /mongodb:\S+\s/.test(store.readOutput()), store)
  return store.readOutput().match(/mongodb:\S+/)?.[0] ?? ''
}
