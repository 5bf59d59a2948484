import { randomBytes } from 'node:crypto'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { readCookie, sessionCookie } from '@shop/service-kit/auth/cookies'
import { createLimits } from '@shop/service-kit/auth/limits'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createRoutes } from '@shop/service-kit/calls/routes'
import type { Log } from '@shop/service-kit/log/log'
import { createMailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import { createUnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import { outboxCalls } from '@shop/service-kit/outbox/outbox-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs } from '@shop/service-kit/process/jobs'
import { createLimiter } from '@shop/service-kit/process/limiter'
import type { Service } from '@shop/service-kit/process/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { accountingCalls } from './accounting/accounting-calls.ts'
import { type AccountingConfig, noAccounting } from './accounting/accounting-config.ts'
import { accountingSettingsCalls } from './accounting/accounting-settings.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { createCatalog } from './clients/catalog.ts'
import { createCustomers } from './clients/customers.ts'
import type { PaymentsConfig } from './config.ts'
import { customerFigureCalls } from './customer-figures/customer-figures.internal.ts'
import { changeOrderRoutes } from './customer-orders/change-order.routes.ts'
import { customerOrderCalls } from './customer-orders/customer-orders.internal.ts'
import { orderInfoRoutes } from './customer-orders/order-info.routes.ts'
import { ADDRESS_EFFECT, rememberAddress } from './customer-orders/remember-address.ts'
import { createEmailSender } from './emails/email-sender.ts'
import { exchangeRoutes } from './exchange/exchange.routes.ts'
import { exchangeCalls } from './exchange/exchange-calls.ts'
import { goodsExchangeCalls } from './goods-exchange/goods-exchange-calls.ts'
import { goodsSteps } from './goods-exchange/goods-steps.ts'
import { checkoutHealthCalls } from './health/checkout-health.ts'
import { carriersTo } from './international/carriers-to.ts'
import { internationalRoutes } from './international/international.routes.ts'
import { jobsOf } from './jobs.ts'
import { addressTextCalls } from './location/address-texts.ts'
import { locationRoutes } from './location/location.routes.ts'
import { coalesceReads } from './order/coalesce-reads.ts'
import type { RandomBytes } from './order/order-ref.ts'
import { lookUpRoutes } from './order-access/look-up.routes.ts'
import { LOOK_UP_EFFECT, sendLookedUpCode } from './order-access/look-up-order.ts'
import { createTaskPerformer } from './order-effects/perform-task.ts'
import { providerFor, returnUrl } from './payment-provider.ts'
import { createBackground } from './payments/background.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { pollDuePayments, QUERIES_AT_ONCE } from './payments/poll-payments.ts'
import { checkCalls } from './payments-desk/check-calls.ts'
import { deskCalls } from './payments-desk/desk-calls.ts'
import { type NovaPoshta, openDirectory } from './ports/delivery-directory/open-directory.ts'
import { openLivePrice } from './ports/delivery-price/live-price.ts'
import type { NationalBank } from './ports/national-bank/national-bank.ts'
import { openTracking } from './ports/nova-poshta/track-parcels.ts'
import { privacyCalls } from './privacy/privacy.internal.ts'
import { createGuessLimit } from './promo-codes/limit-guesses.ts'
import { promoCodeCalls } from './promo-codes/staff-promo-codes.ts'
import { quoteRoutes } from './quote/quote.routes.ts'
import { rateCalls, rateRoutes } from './rates/rates.routes.ts'
import { createRepositories } from './repositories.ts'
import { statisticsCalls } from './sales/statistics-calls.ts'
import { sandboxPayRoutes } from './sandbox-pay/sandbox-pay.routes.ts'
import { createSandboxPayments, sandboxSecret } from './sandbox-pay/sandbox-payments.repository.ts'
import { savedCartRoutes } from './saved-cart/saved-cart.routes.ts'
import { createPaymentSettings } from './settings/payment-settings.ts'
import { settingsCalls, settingsRoutes } from './settings/settings.routes.ts'
import { ordersOfDayCalls } from './staff-day/orders-of-day.ts'
import { deliveryCalls } from './staff-delivery/delivery-calls.ts'
import { makeOrderCalls } from './staff-made-orders/make-order.calls.ts'
import { NOTIFY_EFFECT, notifyStaff } from './staff-notifications/notify-staff.ts'
import { manyOrderCalls } from './staff-orders/many-orders.routes.ts'
import { staffOrderCalls } from './staff-orders/staff-orders.routes.ts'
import { refundCalls } from './staff-orders/staff-refunds.ts'
import { staffRateCalls } from './staff-rates/staff-rates.ts'
import { thirdPartyOrderCalls, thirdPartyOrderRoutes } from './third-party-orders/third-party-orders.routes.ts'
import { UNPAID_PER_ADDRESS, type UnpaidCap, unpaidCaps } from './unpaid-orders/unpaid-caps.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

type CartCheckoutDeps = {
  db: Db
  /** The same database over connections that only limits take; unset: `db`. */
  limitsDb?: Db
  catalog: InternalClient
  account: InternalClient
  /** Knows the staff, and writes to them. */
  admin: InternalClient
  clock: Clock
  log: Log
  payments: PaymentsConfig
  /** Unset: 1C is not connected. */
  accounting?: AccountingConfig
  /** Unset: mail stays in the shop, for developers to look at. */
  mail?: SmtpAccount | null
  /** Unset: customers choose from the places of the demonstration. */
  novaPoshta?: NovaPoshta | null
  /** Unset: staff enter the rate of the euro without asking the National Bank. */
  nationalBank?: NationalBank | null
  random?: RandomBytes
  metrics?: Metrics
  /** Where browsers find the shop; null: this machine. */
  publicOrigin?: string | null
  trustedProxies?: number
  limitsFactor?: number
  /** How many unpaid orders and items one address may have. */
  unpaidPerAddress?: UnpaidCap
}

export type CartCheckoutService = Service & { jobs: Jobs }

const SANDBOX_MERCHANT = 'levada_sandbox'

export async function createCartCheckoutService(deps: CartCheckoutDeps): Promise<CartCheckoutService> {
  const { db, clock, log, payments, metrics, publicOrigin = null, trustedProxies = 0, limitsFactor = 1 } = deps
  const random = deps.random ?? randomBytes
  const { accounting = noAccounting } = deps
  const repositories = createRepositories(db, { queuesPaid: accounting.queuesPaid, clock, log })
  await repositories.prepare()
  await repositories.rates.beginWithRate(clock.now())
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  const catalog = createCatalog(deps.catalog)
  const customers = createCustomers(deps.account)
  const { copies, prices, liveSettings } = repositories
  const carrier = { clock, log, novaPoshta: deps.novaPoshta ?? null }
  const { directory, refresh } = openDirectory({ ...carrier, copies })
  const livePrice = openLivePrice({ ...carrier, copies, prices })
  const track = openTracking(carrier.novaPoshta)
  const codeSecret = await secretFor(db, 'order-codes')
  const secret = await sandboxSecret(db)
  const sandbox = { merchant: SANDBOX_MERCHANT, secrets: [secret] as const, domain: 'sandbox' }
  const gateway = providerFor(payments, sandbox, publicOrigin)
  const background = createBackground(log)
  const bank = { gateway, background, bankLimiter: createLimiter(QUERIES_AT_ONCE) }
  const { outbox } = repositories
  const unprovedEmails = createUnprovedEmails({ db, outbox, clock, log, metrics, factor: limitsFactor })
  const { unpaidPerAddress: perAddress = UNPAID_PER_ADDRESS } = deps
  const paymentSettings = createPaymentSettings({ ...repositories, payments })
  const caps = async () =>
    unpaidCaps({ perAddress, paymentsEnabled: await paymentSettings.isOpen(), factor: limitsFactor })
  const limitGuesses = createGuessLimit({ tries: repositories.promoTries, clock, factor: limitsFactor })
  const core = { ...repositories, ...bank, unprovedEmails, unpaidCaps: caps, catalog, clock, log }
  const context = {
    ...core,
    performTasks: createTaskPerformer(core),
    customers,
    paymentSettings,
    livePrice,
    random,
    limits,
    limitGuesses,
    codeSecret,
    accounting,
  }

  const routes = createRoutes({ customer: ctx => customers.ownerOf(readCookie(ctx, sessionCookie)) })
  quoteRoutes(routes, context)
  savedCartRoutes(routes, context)
  const places = {
    directory,
    shops: catalog.shops,
    carriersTo: async (country: string) => carriersTo((await liveSettings.current()).delivery, country),
  }
  checkoutRoutes(routes, { ...context, places })
  orderInfoRoutes(routes, context)
  changeOrderRoutes(routes, context)
  lookUpRoutes(routes, context)
  const openProvider = async () => ((await paymentSettings.isOpen()) ? gateway : null)
  paymentRoutes(routes, { ...context, openProvider, returnUrl: returnUrl(publicOrigin) })
  thirdPartyOrderRoutes(routes, context)
  wishlistRoutes(routes, context)
  rateRoutes(routes, liveSettings)
  settingsRoutes(routes, paymentSettings)
  locationRoutes(routes, directory)
  internationalRoutes(routes, liveSettings)
  exchangeRoutes(routes, { ...context, goodsSteps: goodsSteps(context) })
  const { callbackOrigin } = payments
  if (!payments.wayforpay) {
    const payments = createSandboxPayments(db)
    await payments.prepare()
    sandboxPayRoutes(routes, { merchant: SANDBOX_MERCHANT, secret, callbackOrigin, payments, clock })
  }

  const internal = createInternalCalls()
  addressTextCalls(internal, { directory, shops: catalog.shops })
  rateCalls(internal, context)
  staffRateCalls(internal, { ...context, nationalBank: deps.nationalBank ?? null })
  staffOrderCalls(internal, context)
  ordersOfDayCalls(internal, context)
  manyOrderCalls(internal, context)
  makeOrderCalls(internal, { ...context, places })
  customerOrderCalls(internal, context)
  customerFigureCalls(internal, context)
  privacyCalls(internal, { ...context, admin: deps.admin })
  promoCodeCalls(internal, context)
  settingsCalls(internal, context)
  deliveryCalls(internal, context, !!deps.novaPoshta?.senderCity)
  outboxCalls(internal, 'cart-checkout', context.outbox, clock)
  checkoutHealthCalls(internal, { ...context, directory })
  refundCalls(internal, context)
  deskCalls(internal, context)
  checkCalls(internal, context)
  thirdPartyOrderCalls(internal, context)
  statisticsCalls(internal, context)
  accountingCalls(internal, context)
  accountingSettingsCalls(internal, context)

  const origin = () => publicOrigin ?? callbackOrigin()
  exchangeCalls(internal, { ...context, origin })
  goodsExchangeCalls(internal, context)
  const orders = coalesceReads(context.orders)
  const effects = {
    [LOOK_UP_EFFECT]: sendLookedUpCode(context),
    [ADDRESS_EFFECT]: rememberAddress(context),
    [NOTIFY_EFFECT]: notifyStaff({ orders, admin: deps.admin }),
  }
  const mail = deps.mail ?? null
  const mailDetails = createMailDetails(deps.catalog)
  const sending = { ...context, db, orders, origin, mail, mailDetails, metrics, internal, effects }
  const emailSender = await createEmailSender(sending)

  async function pollPayments(): Promise<void> {
    await pollDuePayments(context)
    await background.settled()
  }

  const own = { sendEmails: emailSender.run, refreshDirectory: refresh, pollPayments, track, admin: deps.admin }
  const jobs = createJobs({ db, clock, log, jobs: jobsOf(context, own) })
  const face = { name: 'cart-checkout', log, routes: [routes], publicOrigin, trustedProxies }
  return {
    name: 'cart-checkout',
    app: createApp(metrics ? { ...face, metrics } : face),
    routes: [routes],
    internal,
    jobs,
    ready: answersPing(db),
    startJobs: jobs.start,
    async close() {
      emailSender.stop()
      await jobs.stop()
    },
  }
}
