import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleasesPlaces } from '@shop/admin/releases/open-releases'
import { noAccounting } from '@shop/cart-checkout/accounting/accounting-config'
import { seedCartCheckout } from '@shop/cart-checkout/seed'
import { seedCatalog } from '@shop/catalog/seed'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { picturesFolder } from '@shop/demo-data/pictures'
import { createDoor } from '@shop/gateway/door/door'
import { clientLimitsFor } from '@shop/gateway/door/limit-clients'
import { auditShop } from '@shop/ops/audit/audit-shop'
import { createHealth } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import { type Clock, systemClock } from '@shop/service-kit/process/clock'
import { CALLS_IN_FLIGHT } from '@shop/service-kit/process/service-environment'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { withReadLimit } from '@shop/service-kit/storage/read-limit'
import { checkAfterTest } from '@shop/testing/after-test'
import { createBrowser } from '@shop/testing/browser'
import { preparedDatabase } from '@shop/testing/database'
import type { Middleware } from 'koa'
import type { Db } from 'mongodb'
import { createServices, dispatchHere, type ShopServices } from '../src/services.ts'

type Databases = Record<ServiceName, Db>

const seedGoods = (db: Db) => seedCatalog(db)
const seedRates = (db: Db) => seedCartCheckout(db)
const seedNothing = async () => {}
const seeds: Partial<Record<ServiceName, (db: Db) => Promise<void>>> = {
  catalog: seedGoods,
  'cart-checkout': seedRates,
}

/** What 1C enters. */
export const exchange1c = { login: 'exchange', password: 'nobody-knows-it-1' }

type Wishes = {
  /** One that a test moves on; else the time is what it is. */
  clock?: Clock
  /** 1 for the limits of a shop that sells; lifted otherwise, as all customers of a test come from one address. */
  limitsFactor?: number
  /** 1 where customers name their addresses as a proxy in front would. */
  trustedProxies?: number
  /** 1C may not ask without. */
  exchange1c?: typeof exchange1c
  /** Teams release over the line if there are tokens. */
  releases?: Partial<ReleasesPlaces>
  /** The pages as browsers get them; else a page is one line of text. */
  pages?: (services: ShopServices) => Middleware
  /** Where the services show their figures. */
  metrics?: Metrics
}

const oneLine = (): Middleware => async ctx => {
  ctx.body = 'a page'
}

/** All services behind the door, with demonstration goods. */
export async function startShop(
  log: Log = silentLog,
  {
    limitsFactor = 1000,
    trustedProxies = 0,
    pages = oneLine,
    clock = systemClock,
    exchange1c: account,
    releases = {},
    metrics,
  }: Wishes = {},
) {
  const databases = {} as Databases
  for (const name of serviceNames) databases[name] = withReadLimit(await preparedDatabase(seeds[name] ?? seedNothing))
  checkAfterTest(() => passesAudit(databases))
  const services = await createServices({
    databaseOf: service => databases[service],
    clock,
    log,
    imagesDir: picturesFolder,
    dataDir: path.join(tmpdir(), 'shop-test'),
    payments: { enabled: true, wayforpay: null, callbackOrigin: () => url },
    mail: null,
    accounting: { ...noAccounting, ...(account && { account }) },
    operator: { login: 'olha', password: 'twelve letters' },
    releases: { store: createReleasesRepository(databases.admin), root: '/nowhere', secret: null, ...releases },
    publicOrigin: null,
    limitsFactor,
    ...(metrics && { metrics }),
  })
  const all = Object.values(services)
  const app = createDoor({
    log,
    health: createHealth(Object.fromEntries(all.map(({ name, ready }) => [name, ready]))),
    trustedProxies,
    clientLimits: clientLimitsFor(CALLS_IN_FLIGHT * limitsFactor),
    calls: dispatchHere(services),
    pages: pages(services),
  })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${door.port}`
  async function stop() {
    await door.stop()
    for (const service of all) await service.close()
  }
  return { services, databases, url, stop, open: () => createBrowser(url) }
}

/** Whatever a test does, the audit must find nothing at the end. */
async function passesAudit(databases: Databases): Promise<void> {
  const verdicts = await auditShop(service => databases[service], 0)
  expect(
    verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`)),
  ).toEqual([])
}
