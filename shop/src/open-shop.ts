import { smsEnvironment, smsFrom } from '@shop/account/sms-config'
import { releaseTokensFrom } from '@shop/admin/release-store/release-tokens'
import { accountingEnvironment, accountingFrom } from '@shop/cart-checkout/accounting/accounting-config'
import { type PaymentsConfig, paymentEnvironment, paymentsFrom } from '@shop/cart-checkout/config'
import { deliveryEnvironment, novaPoshtaFrom } from '@shop/cart-checkout/delivery-config'
import { nationalBankEnvironment, nationalBankFrom } from '@shop/cart-checkout/national-bank-config'
import { WAYFORPAY_ACTION } from '@shop/cart-checkout/ports/payment/wayforpay'
import { unpaidEnvironment, unpaidPerAddress } from '@shop/cart-checkout/unpaid-orders/unpaid-config'
import { readPictureConfig } from '@shop/catalog/config'
import { storageFrom } from '@shop/catalog/ports/picture-storage/storage-config'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { createDoor } from '@shop/gateway/door/door'
import { clientLimitsFor } from '@shop/gateway/door/limit-clients'
import { releasesPlace } from '@shop/host/server/config'
import { createHostServer } from '@shop/host/server/host-server'
import { createHealth } from '@shop/service-kit/app/health'
import type { Answerer } from '@shop/service-kit/app/listen'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { serveMetrics } from '@shop/service-kit/app/serve-metrics'
import { shownOrigin } from '@shop/service-kit/app/shown-origin'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createStaffApi, withinProcess } from '@shop/service-kit/between-services/staff-api'
import type { Log } from '@shop/service-kit/log/log'
import { mailEnvironment, mailFrom } from '@shop/service-kit/mail/mail-config'
import { systemClock } from '@shop/service-kit/process/clock'
import { readConfig } from '@shop/service-kit/process/config'
import { callsInFlight, limitsFactor } from '@shop/service-kit/process/service-environment'
import { keepSecret } from '@shop/service-kit/releases/kept-secret'
import { openReleaseStore, watchReleases } from '@shop/service-kit/releases/open-releases'
import { remoteOriginsFrom } from '@shop/service-kit/releases/remote-origins'
import type { Service } from '@shop/service-kit/service/service'
import { withMigrations } from '@shop/service-kit/service/with-migrations'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectLimits, connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { startTracing } from '@shop/service-kit/trace/otlp/start-tracing'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import type { ShopConfig } from './config.ts'
import { askHere, caughtEmails } from './dev-outbox/caught-emails.ts'
import { devOutbox } from './dev-outbox/dev-outbox.ts'
import { seedEmpty, wantsDemonstration } from './seed-shop.ts'
import { createServices, dispatchHere, type ShopServices } from './services.ts'
import { startStore } from './store/start-store.ts'

export type OpenShop = {
  listener: Answerer
  services: ShopServices
  isDemo: boolean
  payments: 'sandbox' | 'WayForPay' | 'off'
  mail: 'caught' | 'SMTP'
  sms: 'caught' | 'TurboSMS'
  places: 'demonstration' | 'Nova Poshta'
  /** The folder of the queue; null: 1C asks for it itself. */
  accountingFolder: string | null
  drain(): void
  close(): Promise<void>
}

type OpenShopDeps = { config: ShopConfig; dataDir: string; imagesDir: string; log: Log; port: number }
/** What closes again what was opened, in the order of opening. */
type Closers = (() => Promise<unknown>)[]

/** Opens database, services and door. When one of them fails, what was open already is closed again. */
export async function openShop(parts: OpenShopDeps): Promise<OpenShop> {
  const closers: Closers = []
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    return { ...(await openParts(parts, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openParts(parts: OpenShopDeps, closers: Closers) {
  const { config, log } = parts
  const address = shownOrigin(config.HOST, parts.port)
  const publicOrigin = config.PUBLIC_ORIGIN ?? address
  const secret = config.RELEASES_SECRET ?? (await keepSecret(parts.dataDir))
  const outside = outsideSystems(parts, address)
  const database = await openDatabase(parts, closers)
  const isDemo = await seedEmpty(database.databaseOf, config)

  const tracing = await startTracing(config, 'shop', config.SHOP_VERSION, log)
  closers.push(tracing.stop)
  const metrics = createMetrics('shop', config.SHOP_VERSION)
  const registry = await openReleaseStore(releasesPlace(config))
  closers.push(registry.close)
  const tokens = releaseTokensFrom(config.RELEASE_TOKENS)
  const services = await createServices({
    ...outside,
    ...database,
    clock: systemClock,
    log,
    metrics,
    dataDir: parts.dataDir,
    imagesDir: parts.imagesDir,
    publicOrigin,
    operator: { login: config.ADMIN_LOGIN, password: config.ADMIN_PASSWORD },
    limitsFactor: limitsFactor(config),
    releases: { store: registry.store, root: releasesPlace(config).root, secret, tokens },
  })
  const all = openCopies(services, { ...database, log, version: config.SHOP_VERSION })
  closers.push(() => Promise.all(all.map(service => service.close())))
  const numbers = await serveMetrics(metrics, config.METRICS_PORT, config.HOST)
  closers.push(numbers.stop)
  // Ready means ready: the first visitor waits no longer than the second.
  await Promise.all(all.map(service => service.prepare?.()))
  database.giveMemoryBack()
  for (const service of all) service.startJobs?.()

  const { payments, mail, sms } = outside
  const pages = await openPages({ config, log, services, publicOrigin, secret, payments }, closers)
  const checks = all.map(({ name, ready }) => [name, ready] as const)
  const health = createHealth({ ...Object.fromEntries(checks), releases: pages.ready }, config.SHOP_VERSION)
  const listener = createDoor({
    log,
    health,
    trustedProxies: config.TRUSTED_PROXIES,
    clientLimits: clientLimitsFor(callsInFlight(config)),
    // It shows data and codes of customers.
    ...((!mail || !sms) && config.NODE_ENV !== 'production' && { dev: devOutbox(caughtEmails(askHere(services))) }),
    calls: dispatchHere(services),
    pages: pages.middleware,
  })
  return { listener, services, isDemo, ...kindsOf(outside), drain: health.drain }
}

/** Which of the outside systems are real ones. */
function kindsOf({ payments, mail, sms, novaPoshta, accounting }: ReturnType<typeof outsideSystems>) {
  const kind = payments.wayforpay ? ('WayForPay' as const) : ('sandbox' as const)
  return {
    payments: payments.enabled ? kind : ('off' as const),
    mail: mail ? ('SMTP' as const) : ('caught' as const),
    sms: sms ? ('TurboSMS' as const) : ('caught' as const),
    places: novaPoshta ? ('Nova Poshta' as const) : ('demonstration' as const),
    accountingFolder: accounting.folder,
  }
}

/** Whom the shop asks outside, as the environment names them. */
function outsideSystems({ config, dataDir }: OpenShopDeps, address: string) {
  const namedOrigin = config.PUBLIC_ORIGIN ?? null
  return {
    payments: paymentsFrom(readConfig(z.object(paymentEnvironment)), namedOrigin, () => address),
    mail: mailFrom(readConfig(z.object(mailEnvironment)), namedOrigin),
    sms: smsFrom(readConfig(z.object(smsEnvironment))),
    novaPoshta: novaPoshtaFrom(readConfig(z.object(deliveryEnvironment))),
    nationalBank: nationalBankFrom(readConfig(z.object(nationalBankEnvironment))),
    accounting: accountingFrom(readConfig(z.object(accountingEnvironment)), `${dataDir}/1c`),
    pictures: storageFrom(readPictureConfig(), `${dataDir}/pictures`),
    unpaidPerAddress: unpaidPerAddress(readConfig(z.object(unpaidEnvironment))),
  }
}

/** The database that is configured, or the one that the shop brings along. */
async function openDatabase({ config, dataDir, log }: OpenShopDeps, closers: Closers) {
  const store = config.MONGODB_URI ? null : await startStore(dataDir, log)
  closers.push(async () => store?.stop())
  const uri = databaseAddress(config, 'root') ?? store?.uri ?? ''
  const isMeasured = config.METRICS_PORT !== undefined
  const client = await connectMongo(uri, { isMeasured })
  closers.push(() => client.close())
  const limitsClient = await connectLimits(uri, { isMeasured })
  closers.push(() => limitsClient.close())
  return {
    databaseOf: (service: ServiceName) => databaseOf(client, service, config.DB_PREFIX),
    limitsDatabaseOf: (service: ServiceName) => databaseOf(limitsClient, service, config.DB_PREFIX),
    giveMemoryBack: () => store?.giveMemoryBack(),
  }
}

type PagesDeps = {
  config: ShopConfig
  log: Log
  services: ShopServices
  publicOrigin: string
  secret: string
  payments: PaymentsConfig
}

type CopiesDeps = { databaseOf: (service: ServiceName) => Db; log: Log; version: string }

/** Each service as a copy that migrates its own documents. */
function openCopies(services: ShopServices, { databaseOf, ...deps }: CopiesDeps): Service[] {
  const asCopy = (name: ServiceName) =>
    withMigrations<Service>(services[name], { ...deps, db: databaseOf(name), clock: systemClock })
  return serviceNames.map(asCopy)
}

/** The server of the pages, which follows what is released. */
async function openPages({ config, log, services, publicOrigin, secret, payments }: PagesDeps, closers: Closers) {
  const place = releasesPlace(config)
  const releases = await watchReleases(place)
  closers.push(releases.stop)
  return createHostServer({
    api: createLocalApi(Object.values(services).flatMap(({ routes }) => routes)),
    staff: createStaffApi(withinProcess(services.admin.app.callback())),
    publicOrigin,
    formActions: payments.wayforpay ? [new URL(WAYFORPAY_ACTION).origin] : [],
    root: place.root,
    releases: releases.findReleases,
    releasesSecret: secret,
    remoteOrigins: remoteOriginsFrom(config.REMOTE_ORIGINS),
    worksOffline: config.SERVICE_WORKER === 'on',
    isDemonstration: config.NODE_ENV !== 'production' && wantsDemonstration(config),
    log,
  })
}
