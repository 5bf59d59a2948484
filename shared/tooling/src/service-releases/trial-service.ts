import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames, urlVariable } from '@shop/contracts/parts'
import { drawKeys } from '@shop/service-kit/between-services/internal-keys'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { type Asked, commandCredentials } from '../release-contracts/ask-contract.ts'
import { scriptOfService } from '../releases/released-services.ts'
import { freePort } from '../webpack/dev/listening.ts'
import { root } from '../webpack/root.ts'
import { copySchema } from './copy-schema.ts'
import { treeOfVersion } from './version-tree.ts'

/** A version that runs where no customer is: on a copy of the schema, with nobody else to ask. */
export type TrialService = { url: string; asked: Asked; collections: number }

/** A database server, and with which prefix the databases begin whose schema is copied. */
export type TrialDatabase = { databaseUri: string; dbPrefix: string }

type Wanted = { service: ServiceName; folder: string; version: string; database: TrialDatabase }

const READY_MS = 30_000
const LOOK_AGAIN_MS = 100
/** Nobody listens there: what the copy does must reach neither other services nor companies outside. */
const NOBODY = 'http://127.0.0.1:9'
const LAST_CHARACTERS = 600

/**
 * Starts the version against a scratch database that has the collections, indexes and newest documents of the one in service, does the
 * work while it is ready, and removes all again.
 * @throws Error that says why it is not ready.
 */
export async function withTrialService<Result>(
  wanted: Wanted,
  work: (trial: TrialService) => Promise<Result>,
): Promise<Result> {
  const { service, database, version } = wanted
  const prefix = `try_${version.slice(0, 8)}_`
  const client = await connectMongo(database.databaseUri)
  const scratch = databaseOf(client, service, prefix)
  const place = await mkdtemp(path.join(tmpdir(), 'shop-trial-'))
  try {
    await scratch.dropDatabase()
    const collections = await copySchema(databaseOf(client, service, database.dbPrefix), scratch)
    return await whileItRuns(wanted, { prefix, place }, trial => work({ ...trial, collections }))
  } finally {
    await scratch.dropDatabase()
    await client.close()
    await rm(place, { recursive: true, force: true })
  }
}

async function whileItRuns<Result>(
  { service, folder, version, database }: Wanted,
  { prefix, place }: { prefix: string; place: string },
  work: (trial: Omit<TrialService, 'collections'>) => Promise<Result>,
): Promise<Result> {
  const secret = randomBytes(32).toString('base64url')
  const { privateKeys, INTERNAL_KEYS } = drawKeys()
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const env = {
    ...{ PATH, HOME, HOST: '127.0.0.1', PORT: String(port), SHOP_VERSION: version, LOG_LEVEL: 'error' },
    ...{ MONGODB_URI: database.databaseUri, DB_PREFIX: prefix, RELEASES_SECRET: secret },
    // A version from before each service had a key knows the secret alone.
    ...{ INTERNAL_KEY: privateKeys[service], INTERNAL_KEYS, INTERNAL_SECRET: secret },
    ...Object.fromEntries(serviceNames.map(name => [urlVariable(name), NOBODY])),
    ...{ PAYMENTS: 'off', SMS: 'caught', DELIVERY_DIRECTORY: 'demo', NATIONAL_BANK: 'off', DRAIN_SECONDS: '0' },
    ...{ IMAGES_DIR: path.join(root, 'shared/demo-data/pictures'), IMAGE_CACHE_DIR: place, PICTURES_DIR: place },
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(treeOfVersion(folder), scriptOfService(service))],
    { cwd: place, env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let printed = ''
  child.stderr.on('data', chunk => {
    printed = `${printed}${chunk}`.slice(-LAST_CHARACTERS)
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  try {
    const giveUp = Date.now() + READY_MS
    while (!(await isReady(url))) {
      const last = printed.trim() ? `; it printed last: ${printed.trim()}` : ''
      if (child.exitCode !== null) throw new Error(`${service} ended before it was ready (${child.exitCode})${last}`)
      if (Date.now() > giveUp) throw new Error(`${service} was not ready within ${READY_MS / 1000} s${last}`)
      await pause(LOOK_AGAIN_MS)
    }
    const asked = { owner: service, ...commandCredentials({ key: privateKeys.commands, secret }) }
    return await work({ url, asked })
  } finally {
    child.kill('SIGTERM')
    await Promise.race([ended, pause(READY_MS / 3, null, { ref: false })])
    child.kill('SIGKILL')
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
