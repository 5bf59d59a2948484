import { randomBytes } from 'node:crypto'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { readCookie, sessionCookie } from '@shop/service-kit/auth/cookies'
import { createLimits } from '@shop/service-kit/auth/limits'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createRoutes } from '@shop/service-kit/calls/routes'
import { createListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Log } from '@shop/service-kit/log/log'
import { createMailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import { joinModules, type ServiceModule } from '@shop/service-kit/modules/service-module'
import { addOutboxCalls } from '@shop/service-kit/outbox/outbox.calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs } from '@shop/service-kit/process/jobs'
import { createLimiter } from '@shop/service-kit/process/limiter'
import type { Service } from '@shop/service-kit/service/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { addAccountantReportCalls } from './accountant-report/accountant-report.calls.ts'
import { type AccountingConfig, noAccounting } from './accounting/accounting-config.ts'
import { openAccounting } from './accounting/open-accounting.ts'
import { addCheckoutRoutes } from './checkout/checkout.routes.ts'
import { createCatalog } from './clients/catalog.ts'
import { createCustomers } from './clients/customers.ts'
import type { PaymentsConfig } from './config.ts'
import { openCustomerFigures } from './customer-figures/open-customer-figures.ts'
import { openCustomerOrders } from './customer-orders/open-customer-orders.ts'
import { createEmailSender } from './emails/email-sender.ts'
import { openFulfilment } from './fulfilment/open-fulfilment.ts'
import { openExchange } from './goods-exchange/open-exchange.ts'
import { addCheckoutHealthCalls } from './health/checkout-health.ts'
import { migrations } from './migrations/migrations.ts'
import { openDelivery } from './open-delivery.ts'
import { openPayments } from './open-payments.ts'
import { openSettings } from './open-settings.ts'
import type { RandomBytes } from './order/order-ref.ts'
import { openOrders } from './order-effects/open-orders.ts'
import { openOrderExport } from './order-export/open-order-export.ts'
import { addMessageCalls } from './order-messages/order-messages.calls.ts'
import { SMS_EFFECT, sendOrderSms } from './order-messages/send-sms.ts'
import { createUnmatchedPaymentEvents } from './payment-events/unmatched-payment-events.repository.ts'
import { providerFor } from './payment-provider.ts'
import { createBackground } from './payments/background.ts'
import { QUERIES_AT_ONCE } from './payments/poll-payments.ts'
import { openPaymentsDesk } from './payments-desk/open-payments-desk.ts'
import type { NovaPoshta } from './ports/delivery-directory/open-directory.ts'
import type { NationalBank } from './ports/national-bank/national-bank.ts'
import { openPrivacy } from './privacy/open-privacy.ts'
import { openPromoCodes } from './promo-codes/open-promo-codes.ts'
import { addQuoteRoutes } from './quote/quote.routes.ts'
import { openSales } from './sales/open-sales.ts'
import { addSalesUsesCalls } from './sales-uses/sales-uses.calls.ts'
import { createSalesUses } from './sales-uses/sales-uses.repository.ts'
import { sandboxSecret } from './sandbox-pay/sandbox-payments.repository.ts'
import { createSavedCarts } from './saved-cart/saved-cart.repository.ts'
import { addSavedCartRoutes } from './saved-cart/saved-cart.routes.ts'
import { addOrdersOfDayCalls } from './staff-day/orders-of-day.calls.ts'
import { addMakeOrderCalls } from './staff-made-orders/make-order.calls.ts'
import { openStaffOrders } from './staff-orders/open-staff-orders.ts'
import { openThirdPartyOrders } from './third-party-orders/open-third-party-orders.ts'
import { UNPAID_PER_ADDRESS, type UnpaidCap } from './unpaid-orders/unpaid-caps.ts'
import { createWishlistRepository } from './wishlist/wishlist.repository.ts'
import { addWishlistRoutes } from './wishlist/wishlist.routes.ts'

type CartCheckoutDeps = {
  db: Db
  /** The database over connections that only limits take; unset: `db`. */
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
  const { db, clock, log, metrics, publicOrigin = null, trustedProxies = 0 } = deps
  const core = await openCore(deps)
  const { customers, orderReads, outbox } = core
  const origin = () => publicOrigin ?? deps.payments.callbackOrigin()
  const modules = joinModules([...core.modules, ...openModules({ ...core, origin })])
  await modules.createIndexes()
  await core.rates.beginWithRate(clock.now())

  const routes = createRoutes({ customer: ctx => customers.ownerOf(readCookie(ctx, sessionCookie)) })
  modules.addRoutes(routes)
  const internal = createInternalCalls()
  modules.addCalls(internal)
  addOutboxCalls(internal, 'cart-checkout', outbox, clock)

  const emailSender = await createEmailSender({
    ...core,
    orders: orderReads,
    origin,
    mail: deps.mail ?? null,
    mailDetails: createMailDetails(deps.catalog),
    internal,
    effects: modules.effects,
  })
  // Another process soon takes up what a dead one leaves: emails have their own leases, so two may work at once.
  const sending = { name: 'send-letters', everySeconds: 5, leaseSeconds: 8, run: emailSender.run }
  const jobs = createJobs({ db, clock, log, jobs: [sending, ...modules.jobs] })
  const face = { name: 'cart-checkout', log, routes: [routes], publicOrigin, trustedProxies }
  return {
    name: 'cart-checkout',
    app: createApp(metrics ? { ...face, metrics } : face),
    routes: [routes],
    internal,
    migrations,
    jobs,
    ready: answersPing(db),
    startJobs: jobs.start,
    async close() {
      emailSender.stop()
      await jobs.stop()
    },
  }
}

type Core = Awaited<ReturnType<typeof openCore>>

/** What most modules are given: the orders, and what a change of one needs. */
async function openCore(deps: CartCheckoutDeps) {
  const { db, clock, log, payments, publicOrigin = null, limitsFactor = 1, metrics, admin } = deps
  const { accounting = noAccounting, novaPoshta = null, nationalBank = null, random = randomBytes } = deps
  const { unpaidPerAddress = UNPAID_PER_ADDRESS } = deps
  const outside = { catalog: createCatalog(deps.catalog), customers: createCustomers(deps.account), admin, novaPoshta }
  const listFiles = createListFiles(db)
  const base = {
    ...outside,
    listFiles,
    db,
    clock,
    log,
    random,
    limitsFactor,
    metrics,
    accounting,
    payments,
    publicOrigin,
  }
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  const codeSecret = await secretFor(db, 'order-codes')
  const sandbox = { merchant: SANDBOX_MERCHANT, secret: await sandboxSecret(db) }
  const paymentProvider = providerFor(payments, sandbox, publicOrigin)

  const isLivePricePossible = !!novaPoshta?.senderCity
  const settings = openSettings({ ...base, queuesPaid: accounting.queuesPaid, nationalBank, isLivePricePossible })
  const { liveSettings, paymentSettings, accountingSettings, rates } = settings
  const delivery = openDelivery({ ...base, shops: base.catalog.shops, liveSettings })
  const codes = openPromoCodes(base)
  const { promoCodes, limitGuesses } = codes
  const savedCarts = createSavedCarts(db)
  const bound = { ...base, paymentProvider, liveSettings, paymentSettings, promoCodes, savedCarts }
  const placed = openOrders({ ...bound, unpaidPerAddress })
  const { orders, orderReads, numbers, outbox, performTasks } = placed
  const linked = openThirdPartyOrders({ ...bound, numbers })
  return {
    ...bound,
    modules: [settings, delivery, codes, placed, linked],
    limits,
    codeSecret,
    sandbox,
    accountingSettings,
    rates,
    places: delivery.places,
    livePrice: delivery.livePrice,
    limitGuesses,
    orders,
    orderReads,
    numbers,
    outbox,
    performTasks,
    thirdPartyOrders: linked.thirdPartyOrders,
    unmatchedPaymentEvents: createUnmatchedPaymentEvents(db),
    background: createBackground(log),
    bankLimiter: createLimiter(QUERIES_AT_ONCE),
  }
}

function openModules(core: Core & { origin: () => string }): ServiceModule[] {
  const wishlists = createWishlistRepository(core.db)
  const accounting = openAccounting(core)
  const { accountingQueue } = accounting
  const exchange = openExchange({ ...core, accountingQueue })
  const customerOrders = openCustomerOrders(core)
  const staffOrders = openStaffOrders(core)
  const sales = openSales(core)
  const { salesFacts, uncountedOrders } = sales
  const booked = { ...core, salesFacts, uncountedOrders, staffOrders: staffOrders.staffOrders }
  const desk = openPaymentsDesk(booked)
  const ofCustomers = { ...core, wishlists, customerOrders: customerOrders.customerOrders }
  return [
    {
      createIndexes: () =>
        Promise.all([core.savedCarts.createIndexes(), wishlists.createIndexes(), core.listFiles.createIndexes()]),
      addRoutes(routes) {
        addQuoteRoutes(routes, core)
        addSavedCartRoutes(routes, core)
        addCheckoutRoutes(routes, core)
        addWishlistRoutes(routes, { ...core, wishlists })
      },
    },
    customerOrders,
    openPayments(core),
    exchange,
    accounting,
    openFulfilment(core),
    staffOrders,
    openOrderExport(core),
    {
      addCalls(internal) {
        addOrdersOfDayCalls(internal, { ...core, accountingQueue, staffOrders: staffOrders.staffOrders })
        addMakeOrderCalls(internal, core)
        addMessageCalls(internal, core)
        addSalesUsesCalls(internal, createSalesUses(core.db))
        addCheckoutHealthCalls(internal, {
          ...core,
          accountingQueue,
          ...exchange,
          paymentChecks: desk.paymentChecks,
          directory: core.places.directory,
        })
      },
      effects: { [SMS_EFFECT]: sendOrderSms({ ...core, orders: core.orderReads }) },
    },
    sales,
    desk,
    { addCalls: internal => addAccountantReportCalls(internal, { ...booked, paymentChecks: desk.paymentChecks }) },
    openCustomerFigures(ofCustomers),
    openPrivacy(ofCustomers),
  ]
}
