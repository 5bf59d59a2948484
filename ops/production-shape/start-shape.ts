import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { decided, environmentOf, root } from './compose-file.ts'
import { freePort, freePorts } from './free-port.ts'
import { onLoopback } from './on-loopback.ts'
import { type Running, runScript, runServer, until } from './run-process.ts'
import { startNginx, type TlsAtDoor, urlsOf } from './start-nginx.ts'

type PartName = ServiceName | 'host'
type Name = PartName | 'door'
const partNames: readonly PartName[] = [...serviceNames, 'host']

/** A dozen processes that start at once on a busy machine. */
const READY_MS = 60_000

type Wishes = {
  /** Where host and remotes lie built; else in this repository. */
  parts?: string
  /** Of the owner, beside those that must be set. */
  variables?: Readonly<Record<string, string>>
  /** How many copies of a part there are, where it is not one. */
  copies?: Partial<Record<PartName, number>>
  /** A database server that runs already; else the embedded one is started. */
  databaseUri?: string | null
  /** TLS at the door: the port, and the folder that holds certificate and key. */
  tls?: TlsAtDoor
  /** What docker-compose.yml does not give to services. */
  besides?: Readonly<Record<string, string>>
}

/** Every process of docker-compose.yml with the environment of that file, on this machine's loopback. */
export async function startProductionShape(wishes: Wishes = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-shape-'))
  const ports = {} as Record<Name, number>
  for (const name of [...serviceNames, 'host', 'door'] as const) ports[name] = await freePort()
  const copyPorts = {} as Record<PartName, number[]>
  for (const name of partNames) copyPorts[name] = [ports[name], ...(await freePorts((wishes.copies?.[name] ?? 1) - 1))]
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
    const url = wishes.tls ? `https://127.0.0.1:${wishes.tls.port}` : `http://127.0.0.1:${ports.door}`
    const place = { folder, ports, copyPorts, databaseUri, url, track }
    const { copies, nginx } = await startProcesses(place, wishes)
    const catalog = copies.catalog[0]
    /** Of all its processes, nginx and the embedded store among them. */
    const pids = () => running.filter(one => one.isRunning()).flatMap(({ pid }) => pid ?? [])
    return {
      url,
      ports,
      databaseUri,
      seed: () => seedDemoGoods(place, wishes, copies.catalog),
      beginReleases: () => beginReleases(place, wishes),
      pids,
      /** What all of them have written, as `docker-compose logs` would show it. */
      readLogs: () => running.map(process => process.readOutput()).join('\n'),
      copies,
      stop,
      /** As `nginx -s reload` does. */
      reloadDoor: () => void process.kill(nginx.pid ?? 0, 'SIGHUP'),
      stopCatalog: async () => catalog?.process().stop(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Place = {
  folder: string
  ports: Record<Name, number>
  copyPorts: Record<PartName, number[]>
  databaseUri: string
  /** Where shoppers come to. */
  url: string
  track: (process: Running) => Running
}

/** One process of a part, which may be ended in any way and started again at its address. */
export type Copy = { port: number; process(): Running; start(): Promise<void> }

/** Starts the copies of services and host, and nginx. */
async function startProcesses(
  place: Place,
  wishes: Wishes,
): Promise<{ copies: Record<PartName, Copy[]>; nginx: Running }> {
  const { folder, ports, copyPorts, track } = place
  const openCopy = async (name: PartName, port: number): Promise<Copy> => {
    const script = name === 'host' ? 'host/server/main.ts' : `services/${name}/src/main.ts`
    const env = { ...environmentHere(place, wishes, name), PORT: String(port) }
    let running: Running
    const start = async () => {
      running = track(runServer(path.join(root, script), env, folder))
      await until(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok, running, READY_MS)
    }
    await start()
    return { port, process: () => running, start }
  }
  const started = partNames.map(async name => {
    return [name, await Promise.all(copyPorts[name].map(port => openCopy(name, port)))] as const
  })
  const copies = Object.fromEntries(await Promise.all(started)) as Record<PartName, Copy[]>
  const settings = { ...wishes.variables, ...wishes.besides, PUBLIC_ORIGIN: place.url }
  const nginx = track(
    await startNginx(path.join(folder, 'door'), ports.door, copyPorts, {
      parts: wishes.parts ?? root,
      settings,
      tls: wishes.tls,
    }),
  )
  return { copies, nginx }
}

/** What docker-compose.yml gives to a container, with this machine's addresses and folders. */
function environmentHere(place: Place, { parts = root, variables, besides }: Wishes, name: string) {
  const { folder, ports, copyPorts, databaseUri } = place
  const PUBLIC_ORIGIN = place.url
  const env = onLoopback(environmentOf(name, { ...decided, ...variables, PUBLIC_ORIGIN }), ports, databaseUri)
  // With a bucket host server and admin service share no folder.
  const store = path.join(folder, env.RELEASES_S3_BUCKET ? `releases-of-${name}` : 'releases')
  const pictures = { IMAGE_CACHE_DIR: path.join(folder, 'images'), PICTURES_DIR: path.join(folder, 'pictures') }
  const places = { PARTS_DIR: env.PARTS_DIR ? store : parts, ...(env.RELEASES_DIR && { RELEASES_DIR: store }) }
  const cache = env.RELEASES_CACHE_DIR && { RELEASES_CACHE_DIR: path.join(folder, 'releases-cache') }
  const urls = env.CATALOG_URL ? urlsOf(copyPorts) : {}
  return { ...env, ...urls, ...places, ...cache, ...(env.IMAGE_CACHE_DIR && pictures), ...besides }
}

/** What `docker-compose run --rm demo-goods` does; lists show the goods within a second. */
async function seedDemoGoods(place: Place, wishes: Wishes, copies: readonly Copy[]): Promise<void> {
  const script = path.join(root, 'shop/src/seed.ts')
  const seeding = place.track(runScript(script, environmentHere(place, wishes, 'demo-goods'), place.folder))
  await until(async () => seeding.readOutput().includes('are in the database'), seeding)
  await seeding.stop()
  for (const { port, process } of copies) {
    const list = `http://127.0.0.1:${port}/api/products/get-by/filters`
    await until(async () => (await (await fetch(list)).json()).count > 0, process())
  }
}

/** What `docker-compose run --rm begin-releases` does. */
async function beginReleases(place: Place, wishes: Wishes): Promise<void> {
  const script = path.join(root, 'host/server/begin-releases.ts')
  const beginning = place.track(runScript(script, environmentHere(place, wishes, 'begin-releases'), place.folder))
  if ((await beginning.ended) !== 0) throw new Error(`The store did not begin:\n${beginning.readOutput()}`)
}

export async function startDatabase(track: (process: Running) => Running, DATA_DIR: string): Promise<string> {
  mkdirSync(DATA_DIR, { recursive: true })
  const script = path.join(root, 'services/embedded-mongo/src/main.ts')
  const store = track(runScript(script, { DATA_DIR, EMBEDDED_MONGO_PORT: '0' }, DATA_DIR))
  await until(async () => /mongodb:\S+\s/.test(store.readOutput()), store)
  return store.readOutput().match(/mongodb:\S+/)?.[0] ?? ''
}
