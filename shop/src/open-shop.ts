import { randomBytes } from 'node:crypto'
import { smsEnvironment, smsFrom } from '@shop/account/sms-config'
import { releaseTokensFrom } from '@shop/admin/release-store/release-tokens'
import { accountingEnvironment, accountingFrom } from '@shop/cart-checkout/accounting/accounting-config'
import { paymentEnvironment, paymentsFrom } from '@shop/cart-checkout/config'
import { deliveryEnvironment, novaPoshtaFrom } from '@shop/cart-checkout/delivery-config'
import { nationalBankEnvironment, nationalBankFrom } from '@shop/cart-checkout/national-bank-config'
import { WAYFORPAY_ACTION } from '@shop/cart-checkout/ports/payment/wayforpay'
import { unpaidEnvironment, unpaidPerAddress } from '@shop/cart-checkout/unpaid-orders/unpaid-config'
import { readPictureConfig } from '@shop/catalog/config'
import { storageFrom } from '@shop/catalog/ports/picture-storage/storage-config'
import type { ServiceName } from '@shop/contracts/parts'
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
import { openReleaseStore, watchReleases } from '@shop/service-kit/releases/open-releases'
import { remoteOriginsFrom } from '@shop/service-kit/releases/remote-origins'
import { connectLimits, connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import * as z from 'zod/mini'
import type { ShopConfig } from './config.ts'
import { caughtEmails } from './dev-outbox/caught-emails.ts'
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

/** Opens database, services and door. When one of them fails, what was open already is closed again. */
export async function openShop(parts: OpenShopDeps): Promise<OpenShop> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await open(parts, undo)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open({ config, dataDir, imagesDir, log, port }: OpenShopDeps, undo: (() => Promise<unknown>)[]) {
  const address = shownOrigin(config.HOST, port)
  const namedOrigin = config.PUBLIC_ORIGIN ?? null
  const publicOrigin = namedOrigin ?? address
  const factor = limitsFactor(config)
  const money = readConfig(z.object(paymentEnvironment))
  const payments = paymentsFrom(money, namedOrigin, () => address)

  const mail = mailFrom(readConfig(z.object(mailEnvironment)), namedOrigin)
  const novaPoshta = novaPoshtaFrom(readConfig(z.object(deliveryEnvironment)))
  const nationalBank = nationalBankFrom(readConfig(z.object(nationalBankEnvironment)))
  const accounting = accountingFrom(readConfig(z.object(accountingEnvironment)), `${dataDir}/1c`)
  const sms = smsFrom(readConfig(z.object(smsEnvironment)))

  const store = config.MONGODB_URI ? null : await startStore(dataDir, log)
  undo.push(async () => store?.stop())
  const uri = config.MONGODB_URI ?? store?.uri ?? ''
  const client = await connectMongo(uri)
  undo.push(() => client.close())
  const limitsClient = await connectLimits(uri)
  undo.push(() => limitsClient.close())
  const databases = (service: ServiceName) => databaseOf(client, service, config.DB_PREFIX)
  const isDemo = await seedEmpty(databases, config)

  const metrics = createMetrics('shop')
  const { ADMIN_LOGIN: login, ADMIN_PASSWORD: password } = config
  const outside = {
    clock: systemClock,
    log,
    metrics,
    dataDir,
    imagesDir,
    pictures: storageFrom(readPictureConfig(), `${dataDir}/pictures`),
    publicOrigin,
    payments,
    mail,
    sms,
    novaPoshta,
    nationalBank,
    accounting,
    unpaidPerAddress: unpaidPerAddress(readConfig(z.object(unpaidEnvironment))),
  }
  const operator = { login, password }
  const { RELEASES_SECRET: releasesSecret = randomBytes(32).toString('base64url') } = config
  const tokens = releaseTokensFrom(config.RELEASE_TOKENS)
  const place = releasesPlace(config)
  const registry = await openReleaseStore(place)
  undo.push(registry.close)
  const services = await createServices({
    ...outside,
    databaseOf: databases,
    limitsDatabaseOf: service => databaseOf(limitsClient, service, config.DB_PREFIX),
    operator,
    limitsFactor: factor,
    releases: { store: registry.store, root: place.root, secret: releasesSecret, tokens },
  })
  const all = Object.values(services)
  undo.push(() => Promise.all(all.map(service => service.close())))
  const numbers = await serveMetrics(metrics, config.METRICS_PORT, config.HOST)
  undo.push(numbers.stop)
  // Ready means ready: the first visitor waits no longer than the second.
  await Promise.all(all.map(service => service.prepare?.()))
  store?.giveMemoryBack()
  for (const service of all) service.startJobs?.()

  const releases = await watchReleases(place)
  undo.push(releases.stop)
  const isCaught = !mail || !sms
  const api = createLocalApi(all.flatMap(({ routes }) => routes))
  const formActions = payments.wayforpay ? [new URL(WAYFORPAY_ACTION).origin] : []
  const pages = createHostServer({
    api,
    staff: createStaffApi(withinProcess(services.admin.app.callback())),
    publicOrigin,
    formActions,
    root: place.root,
    releases: releases.known,
    releasesSecret,
    remoteOrigins: remoteOriginsFrom(config.REMOTE_ORIGINS),
    worksOffline: config.SERVICE_WORKER === 'on',
    isDemonstration: config.NODE_ENV !== 'production' && wantsDemonstration(config),
    log,
  })
  const checks = all.map(({ name, ready }) => [name, ready] as const)
  const health = createHealth({ ...Object.fromEntries(checks), releases: pages.ready })
  const listener = createDoor({
    log,
    health,
    trustedProxies: config.TRUSTED_PROXIES,
    clientLimits: clientLimitsFor(callsInFlight(config)),
    // It shows data and codes of customers.
    ...(isCaught && config.NODE_ENV !== 'production' && { dev: devOutbox(caughtEmails(services)) }),
    calls: dispatchHere(services),
    pages: pages.middleware,
  })
  const kind = payments.wayforpay ? ('WayForPay' as const) : ('sandbox' as const)
  return {
    listener,
    services,
    isDemo,
    payments: payments.enabled ? kind : ('off' as const),
    mail: mail ? ('SMTP' as const) : ('caught' as const),
    sms: sms ? ('TurboSMS' as const) : ('caught' as const),
    places: novaPoshta ? ('Nova Poshta' as const) : ('demonstration' as const),
    accountingFolder: accounting.folder,
    drain: health.drain,
  }
}
