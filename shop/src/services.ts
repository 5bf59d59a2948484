import path from 'node:path'
import type { TurboSmsAccount } from '@shop/account/ports/sms/turbosms-carrier'
import { type AccountService, createAccountService } from '@shop/account/service'
import type { ReleasesPlaces } from '@shop/admin/releases/open-releases'
import { type AdminService, createAdminService } from '@shop/admin/service'
import type { AccountingConfig } from '@shop/cart-checkout/accounting/accounting-config'
import type { PaymentsConfig } from '@shop/cart-checkout/config'
import type { NovaPoshta } from '@shop/cart-checkout/ports/delivery-directory/open-directory'
import type { NationalBank } from '@shop/cart-checkout/ports/national-bank/national-bank'
import { type CartCheckoutService, createCartCheckoutService } from '@shop/cart-checkout/service'
import type { UnpaidCap } from '@shop/cart-checkout/unpaid-orders/unpaid-caps'
import { createFolderStorage } from '@shop/catalog/ports/picture-storage/folder-storage'
import type { PictureStorage } from '@shop/catalog/ports/picture-storage/picture-storage'
import { type CatalogService, createCatalogService } from '@shop/catalog/service'
import { internalEurRateEndpoint } from '@shop/contracts/delivery/rates'
import { forServices, type PlainServiceName, type ServiceName } from '@shop/contracts/parts'
import { ownerOf } from '@shop/gateway/door/owners'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Log } from '@shop/service-kit/log/log'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CreateService, Service } from '@shop/service-kit/service/service'
import type { Middleware } from 'koa'
import type { Db } from 'mongodb'
import { plainServices } from './plain-services.ts'

type ServicesDeps = {
  databaseOf: (service: ServiceName) => Db
  /** The databases over connections that only limits take; unset: over those of all. */
  limitsDatabaseOf?: (service: ServiceName) => Db
  clock: Clock
  log: Log
  dataDir: string
  /** Original pictures. */
  imagesDir: string
  /** Where uploaded pictures are kept; unset: in a folder of `dataDir`. */
  pictures?: PictureStorage
  payments: PaymentsConfig
  /** Null: mail is caught, and /dev/outbox shows it. */
  mail: SmtpAccount | null
  /** Null: customers choose from the places of the demonstration. */
  novaPoshta?: NovaPoshta | null
  /** Null: the National Bank is not asked. */
  nationalBank?: NationalBank | null
  /** Null: messages to phones are caught, and /dev/outbox shows them. */
  sms?: TurboSmsAccount | null
  /** Unset: 1C is not connected. */
  accounting?: AccountingConfig
  /** How many unpaid orders and items one address may have. */
  unpaidPerAddress?: UnpaidCap
  operator: { login?: string | undefined; password?: string | undefined }
  releases: ReleasesPlaces
  publicOrigin: string | null
  limitsFactor: number
  metrics?: Metrics
}

export type ShopServices = {
  catalog: CatalogService
  'cart-checkout': CartCheckoutService
  account: AccountService
  admin: AdminService
} & Record<PlainServiceName, Service>

/** All services in this process, asking each other without a hop. */
export async function createServices(parts: ServicesDeps): Promise<ShopServices> {
  const { databaseOf, limitsDatabaseOf = databaseOf, clock, log, payments, mail, publicOrigin, limitsFactor } = parts
  // Catalogue and checkout ask each other, so the calls of all are in one list that fills as services are made.
  const calls = createInternalCalls()
  const internal = createInternalClient({ calls })
  const join = <Made extends Service>(service: Made): Made => {
    for (const [path, call] of service.internal) calls.set(path, call)
    return service
  }
  // The door in front of them writes the true address down: one proxy to trust.
  const shared = { clock, log, publicOrigin, limitsFactor, trustedProxies: 1 }
  const commonFor = (name: ServiceName) => ({
    ...shared,
    ...(parts.metrics && { metrics: parts.metrics }),
    db: databaseOf(name),
    limitsDb: limitsDatabaseOf(name),
  })
  const ask = forServices(() => internal)
  const origin = payments.callbackOrigin

  const ofAccount = { cartCheckout: internal, catalog: internal, admin: internal, sms: parts.sms ?? null, mail, origin }
  const account = join(await createAccountService({ ...commonFor('account'), ...ofAccount }))
  const ofCheckout = { ...outsideOfCheckout(parts), catalog: internal, account: internal, admin: internal }
  const checkout = join(await createCartCheckoutService({ ...commonFor('cart-checkout'), ...ofCheckout }))
  const rates = async () => (await internal.call(internalEurRateEndpoint, {})).rate_hundredths
  const ofCatalog = { ...picturesOfCatalog(parts), account: internal, admin: internal, cartCheckout: internal, rates }
  const catalog = join(await createCatalogService({ ...commonFor('catalog'), ...ofCatalog }))
  const ofAdmin = { ask, operator: parts.operator, releases: parts.releases, mail, origin }
  const admin = join(await createAdminService({ ...commonFor('admin'), ...ofAdmin }))
  const plain: Record<string, Service> = {}
  for (const [name, create] of Object.entries<CreateService>(plainServices))
    plain[name] = join(await create({ ...commonFor(name as PlainServiceName), ask }))
  return { catalog, 'cart-checkout': checkout, account, admin, ...(plain as Record<PlainServiceName, Service>) }
}

/** Whom the checkout asks outside the shop. */
function outsideOfCheckout(parts: ServicesDeps) {
  const { payments, mail, novaPoshta = null, nationalBank = null, accounting, unpaidPerAddress } = parts
  return {
    ...{ payments, mail, novaPoshta, nationalBank },
    ...(accounting && { accounting }),
    ...(unpaidPerAddress && { unpaidPerAddress }),
  }
}

function picturesOfCatalog({ imagesDir, dataDir, pictures }: ServicesDeps) {
  const storage = pictures ?? createFolderStorage(path.join(dataDir, 'pictures'))
  return { imagesDir, cacheDir: path.join(dataDir, 'images'), storage }
}

/** Hands a request to the service that owns its address, in this process. */
export function dispatchHere(services: Readonly<Record<ServiceName, Service>>): Middleware {
  const listeners = forServices(name => services[name].app.callback())
  return async (ctx, next) => {
    const owner = ownerOf(ctx.path)
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    ctx.respond = false
    // In flight until its work is done: a client that does not read its answer must not use up the room of the others.
    await listeners[owner](ctx.req, ctx.res)
  }
}
