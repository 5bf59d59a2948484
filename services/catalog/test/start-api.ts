import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { type Clock, systemClock } from '@shop/service-kit/process/clock'
import { closersOfNow } from '@shop/testing/after-test'
import { askStaff } from '@shop/testing/ask-staff'
import { preparedDatabase } from '@shop/testing/database'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { openDoor } from '@shop/testing/open-door'
import type { Db } from 'mongodb'
import type { FetchPicture } from '../src/import/pictures/fetch-picture.ts'
import type { PictureStorage } from '../src/ports/picture-storage/picture-storage.ts'
import { createRepositories } from '../src/repositories.ts'
import { seedCatalog } from '../src/seed.ts'
import { createCatalogService } from '../src/service.ts'
import { stubAccount } from './stub-account.ts'
import { stubSales } from './stub-sales.ts'

// The first start of a file writes the whole demonstration; a busy machine takes its time.
jest.setTimeout(30_000)

type Answer = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse> }
type ApiOptions = {
  db?: Db
  now?: Date
  /** One that the test moves. */
  clock?: Clock
  rates?: () => Promise<number>
  storage?: PictureStorage
  fetchPicture?: FetchPicture
}

/** The catalogue with the demonstration's goods on a database of its own. */
export async function startApi({ db: given, now, clock, rates = async () => 4500, ...ports }: ApiOptions = {}) {
  const closers = closersOfNow()
  const db = given ?? (await preparedDatabase(seedingOn(now)))
  if (given) await seedCatalog(db, now ? { now } : {})
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'shop-pictures-'))
  const errors: string[] = []
  const account = stubAccount()
  const sales = stubSales()
  const notifiedStaff = stubNotifiedStaff()
  const service = await createCatalogService({
    db,
    account: createInternalClient({ calls: account.calls }),
    admin: notifiedStaff.client,
    cartCheckout: createInternalClient({ calls: sales.calls }),
    imagesDir: picturesFolder,
    cacheDir,
    rates,
    ...ports,
    clock: clock ?? (now ? { now: () => now } : systemClock),
    log: { ...silentLog, error: (_facts, message) => void errors.push(message) },
  })
  closers.push(async () => {
    await rm(cacheDir, { recursive: true })
    await rm(`${cacheDir}-uploaded`, { recursive: true, force: true })
  })
  const origin = await openDoor(service, closers)
  const internal = createInternalClient({ calls: service.internal })
  return {
    db,
    repositories: createRepositories(db),
    account,
    /** What orders, carts and wishes say of the catalogue. */
    sales,
    notifiedStaff,
    errors,
    cacheDir,
    service,
    origin,
    refresh: service.refresh,
    internal,
    /** As the admin service passes on what staff ask for. */
    staff: askStaff(internal),
    fetch: (address: string, init?: RequestInit) => fetch(origin + address, init),
    async get(address: string): Promise<Answer> {
      const answer = await fetch(origin + address)
      return { status: answer.status, headers: answer.headers, body: await answer.json() }
    },
  }
}

type Seeding = (db: Db) => Promise<void>
const seedToday: Seeding = db => seedCatalog(db)
const seedings = new Map<number, Seeding>()

/** One function for each moment, by which a prepared database is known again. */
function seedingOn(now: Date | undefined): Seeding {
  if (!now) return seedToday
  const seeding = seedings.get(now.getTime()) ?? (db => seedCatalog(db, { now }))
  seedings.set(now.getTime(), seeding)
  return seeding
}
