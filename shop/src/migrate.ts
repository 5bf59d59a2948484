import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { createMigrations } from '@shop/service-kit/migrations/run-migrations'
import { systemClock } from '@shop/service-kit/process/clock'
import { commandLine } from '@shop/service-kit/process/command-line'
import { readConfig } from '@shop/service-kit/process/config'
import { createLeases } from '@shop/service-kit/process/jobs'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { commandEnvironment } from './command-config.ts'
import { compareDocuments } from './migrate/compare-documents.ts'
import { isMoving, readStatus, type ServiceStatus } from './migrate/migration-status.ts'
import { planLines, statusLines } from './migrate/report.ts'
import { openLog } from './open-log.ts'
import { serviceMigrations } from './service-migrations.ts'
import { giveUp, print } from './startup.ts'
import { findStore } from './store/start-store.ts'

// `npm run migrate`: what becomes of the documents of each service, also while the shop runs. Copies expand and move by themselves;
// what only older versions read is taken away here alone.
const usage = 'npm run migrate -- --plan [<service>], --status [<service>] or --contract <service>'
const { what, services } = readAsked()

const config = readConfig(commandEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const log = openLog(config, dataDir)
const store = config.MONGODB_URI ? null : await findStore(dataDir, log).catch(error => giveUp(String(error.message)))
const client = await connectMongo(databaseAddress(config, 'root') ?? store?.uri ?? '')
try {
  if (what === 'plan') await showPlan()
  else if (what === 'status') await showStatus()
  else for (const service of services) await contract(service)
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await client.close()
  await store?.stop()
}

async function showPlan(): Promise<void> {
  for (const status of await readStatuses()) print(planLines(status).join('\n'))
  if (!(await compareDocuments(services))) process.exitCode = 1
}

/** On a terminal it goes on while documents are moved. */
async function showStatus(): Promise<void> {
  const isTerminal = process.stdout.isTTY === true
  for (;;) {
    const statuses = await readStatuses()
    const lines = statuses.flatMap(status => statusLines(status, { now: systemClock.now(), isTerminal }))
    print(lines.join('\n'))
    if (!isTerminal || !statuses.some(isMoving)) return
    await pause(1000)
    process.stdout.moveCursor(0, -lines.length)
    process.stdout.clearScreenDown()
  }
}

async function contract(service: ServiceName): Promise<void> {
  const { db, migrations } = depsOf(service)
  const run = () => createMigrations({ db, clock: systemClock, migrations }).contract()
  const turn = { name: 'contract', everySeconds: 0, leaseSeconds: 10, isProlonged: true as const, run }
  const leases = createLeases({ db, clock: systemClock, log })
  if (!(await leases.take(turn)))
    throw new Error(`another process contracts ${service}; a dead one keeps that for 10 s`)
  await leases.runProlonged(turn).finally(() => leases.holdUntil(turn, systemClock.now()))
  print(planLines(await readStatus({ ...depsOf(service), service })).join('\n'))
}

function readStatuses(): Promise<ServiceStatus[]> {
  return Promise.all(services.map(service => readStatus({ ...depsOf(service), service })))
}

function depsOf(service: ServiceName) {
  const db = databaseOf(client, service, config.DB_PREFIX)
  return { db, clock: systemClock, migrations: serviceMigrations[service] }
}

function readAsked(): { what: 'plan' | 'status' | 'contract'; services: readonly ServiceName[] } {
  const options = { plan: { type: 'boolean' }, status: { type: 'boolean' }, contract: { type: 'boolean' } } as const
  const { words, options: given } = commandLine({ script: 'migrate', usage, words: 1, options })
  const [what, ...more] = (['plan', 'status', 'contract'] as const).filter(name => given[name])
  const [word] = words
  const services = serviceNames.filter(name => word === undefined || name === word)
  if (services.length === 0) giveUp(`${word} is no service; there are ${serviceNames.join(', ')}`)
  if (!what || more.length > 0 || (what === 'contract' && !word)) giveUp(usage)
  return { what, services }
}
