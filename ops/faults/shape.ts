import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { type ServiceName, serviceNames, urlVariable } from '@shop/contracts/parts'
import { freePort } from '@shop/ops/production-shape/free-port'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { drawKeys, privateKeySchema } from '@shop/service-kit/between-services/internal-keys'
import { type DatabaseLink, openDatabaseLink } from './database-link.ts'
import { type FaultyLink, openLink } from './faulty-link.ts'
import { type SupervisedProcess, supervise } from './supervisor.ts'

export type ProcessName = ServiceName | 'gateway'
export const processNames: readonly ProcessName[] = ['gateway', ...serviceNames]

export type Shape = {
  /** Where buyers and the bank come in: through a link that may lose answers. */
  url: string
  processes: Record<ProcessName, SupervisedProcess>
  /** Null when the run was given a database server, which must not be killed. */
  store: SupervisedProcess | null
  links: Record<'door' | 'store' | 'catalog', FaultyLink>
  /** Behind the link of the store: it plays failovers. */
  database: DatabaseLink
  portOf(name: ProcessName): number
  /** Variables that all processes share. */
  environment: Readonly<Record<string, string>>
  /** One more process of a service beside the first; the door does not know it. It is started, and not waited for. */
  startBeside(name: ServiceName, wishes?: Beside): Promise<SupervisedProcess>
  stop(): Promise<void>
}

type Beside = {
  /** As which it logs. */
  as?: string
  env?: Record<string, string>
  /** Variables of its first life alone. */
  firstLife?: Record<string, string>
}

type Parts = {
  folder: string
  dbPrefix: string
  random: () => number
  bankPort: number
}

/** What the first owner of a run signs in with. */
export const PASSWORD = 'only-for-fault-runs-on-this-machine'

/** What the processes of a run show each other. */
const { privateKeys, INTERNAL_KEYS } = drawKeys()

/** Asks a service of the run as another would: staff's own calls come from admin. */
export function askAs(caller: ServiceName, { portOf }: Pick<Shape, 'portOf'>, owner: ServiceName): InternalClient {
  const signer = { caller, key: privateKeySchema.parse(privateKeys[caller]) }
  return createInternalClient({ url: onPort(portOf(owner)), owner, signer })
}

/** The set of one that drivers find behind the links. */
const SET_NAME = 'faults'

/** As which 1C asks; paid orders enter its queue only where a scenario sends them. */
export const ACCOUNT_1C = { login: 'exchange', password: PASSWORD }

/** The store, to be started before anything is put into it. */
export async function startStore(folder: string): Promise<{ store: SupervisedProcess; uri: string }> {
  const port = await freePort()
  const env = { DATA_DIR: path.join(folder, 'database'), EMBEDDED_MONGO_PORT: String(port) }
  mkdirSync(env.DATA_DIR, { recursive: true })
  const isReady = () => isOpen(port)
  const store = supervise({ name: 'store', script: 'services/embedded-mongo/src/main.ts', env, folder, isReady })
  await store.ready()
  return { store, uri: `mongodb://127.0.0.1:${port}/?directConnection=true` }
}

/** The shop as separate processes, with links between them that can fail. */
export async function startLinkedProcesses(
  parts: Parts,
  store: SupervisedProcess | null,
  storeUri: string,
): Promise<Shape> {
  const ports = {} as Record<ProcessName, number>
  for (const name of processNames) ports[name] = await freePort()
  const database: DatabaseLink = await openDatabaseLink(Number(new URL(storeUri).port || 27017), {
    random: parts.random,
    address: () => `127.0.0.1:${links.store.port}`,
    setName: SET_NAME,
  })
  const links: Shape['links'] = {
    door: await openLink(ports.gateway, parts.random),
    catalog: await openLink(ports.catalog, parts.random),
    store: await openLink(database.port, parts.random),
  }
  const { folder } = parts
  const common = commonEnvironment(parts, ports, links, storeUri)
  const start = (name: ProcessName, port: number, { as = name, env: own = {}, firstLife = {} }: Beside = {}) => {
    const health = name === 'gateway' ? 'live' : 'ready'
    const isReady = async () =>
      (await fetch(`${onPort(port)}/health/${health}`, { signal: AbortSignal.timeout(2000) })).ok
    const ofKind: Record<string, string> =
      name === 'gateway' ? { TRUSTED_PROXIES: '0' } : { INTERNAL_KEY: privateKeys[name] }
    const env = { ...common, PORT: String(port), ...ofKind, ...own }
    return supervise({ name: as, script: `services/${name}/src/main.ts`, env, folder, isReady, firstLife })
  }
  const processes = {} as Record<ProcessName, SupervisedProcess>
  for (const name of processNames) processes[name] = start(name, ports[name])
  const all: SupervisedProcess[] = Object.values(processes)
  await Promise.all(all.map(kept => kept.ready()))
  return {
    url: onPort(links.door.port),
    processes,
    store,
    links,
    database,
    portOf: name => ports[name],
    environment: common,
    async startBeside(name, wishes = {}) {
      const kept = start(name, await freePort(), { as: `${name}-2`, ...wishes })
      all.push(kept)
      return kept
    },
    async stop() {
      await Promise.all(all.map(kept => kept.stop()))
      await Promise.all([...Object.values(links), database].map(link => link.stop()))
      await store?.stop()
    },
  }
}

/** Variables that all processes share: they reach the catalogue and the store through the links. */
function commonEnvironment(
  { folder, dbPrefix, bankPort }: Parts,
  ports: Record<ProcessName, number>,
  links: Shape['links'],
  storeUri: string,
): Record<string, string> {
  const images = path.join(folder, 'no-pictures')
  mkdirSync(images, { recursive: true })
  return {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    LIMITS_FACTOR: '10000',
    TRUSTED_PROXIES: '1',
    MONGODB_URI: throughLink(storeUri, links.store.port),
    DB_PREFIX: dbPrefix,
    INTERNAL_KEYS,
    PAYMENTS: 'sandbox',
    EXCHANGE_1C_LOGIN: ACCOUNT_1C.login,
    EXCHANGE_1C_PASSWORD: ACCOUNT_1C.password,
    EXCHANGE_1C_PAID: 'off',
    SANDBOX_CALLBACK_ORIGIN: onPort(bankPort),
    IMAGES_DIR: images,
    IMAGE_CACHE_DIR: path.join(folder, 'images'),
    ADMIN_LOGIN: 'olena',
    ADMIN_PASSWORD: PASSWORD,
    ...Object.fromEntries(serviceNames.map(name => [urlVariable(name), onPort(ports[name])])),
    CATALOG_URL: onPort(links.catalog.port),
  }
}

/** As the member of a set: a driver that lost its primary looks for the next one, as it does in production. */
function throughLink(storeUri: string, port: number): string {
  const url = new URL(storeUri)
  url.port = String(port)
  url.searchParams.set('replicaSet', SET_NAME)
  url.searchParams.delete('directConnection')
  return url.href
}

function onPort(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function isOpen(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  return once(probe, 'connect')
    .then(() => true)
    .finally(() => probe.destroy())
}
