import { type Log, silentLog } from '@shop/service-kit/log/log'
import { createCaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import { type Clock, systemClock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import { createAccountingQueue } from './accounting/accounting-queue.repository.ts'
import { createAccountingSettings } from './accounting/accounting-settings.ts'
import { createCustomerFigures } from './customer-figures/customer-figures.repository.ts'
import { createCustomerOrders } from './customer-orders/customer-orders.repository.ts'
import { createDeliveryTables } from './delivery-table/delivery-table.repository.ts'
import { createExchangeFiles } from './exchange/exchange-files.repository.ts'
import { createExchangeLog } from './exchange/exchange-log.repository.ts'
import { createWrongTries } from './exchange/wrong-tries.repository.ts'
import { createUntoldSales } from './goods-exchange/untold-sales.repository.ts'
import { createOrderRepository } from './order/order.repository.ts'
import { createOrderNumbers } from './order/order-numbers.repository.ts'
import { createOrderCounts } from './order-counts/order-counts.repository.ts'
import { withOrderEffects } from './order-effects/with-order-effects.ts'
import { createUnmatchedPaymentEvents } from './payment-events/unmatched-payment-events.repository.ts'
import { createDeskOrders } from './payments-desk/desk-orders.repository.ts'
import { createPaymentChecks } from './payments-desk/payment-checks.repository.ts'
import { createDirectoryCopy } from './ports/delivery-directory/directory-copy.repository.ts'
import { createCarrierPrices } from './ports/delivery-price/carrier-prices.repository.ts'
import { createPersons } from './privacy/persons.repository.ts'
import { createPromoCodes } from './promo-codes/promo-codes.repository.ts'
import { createPromoTries } from './promo-codes/promo-tries.repository.ts'
import { createRatesRepository } from './rates/rates.repository.ts'
import { createSalesFacts } from './sales/sales-facts.repository.ts'
import { createSalesFigures } from './sales/sales-figures.repository.ts'
import { createUncountedOrders } from './sales/uncounted-orders.repository.ts'
import { createSavedCarts } from './saved-cart/saved-cart.repository.ts'
import { createSettings } from './settings/settings.repository.ts'
import { createLiveSettings, type LiveSettings } from './settings-snapshot/live-settings.ts'
import type { SettingsSnapshot } from './settings-snapshot/settings-snapshot.ts'
import { createSettingsVersion } from './settings-version/settings-version.repository.ts'
import { createStaffOrders } from './staff-orders/staff-orders.repository.ts'
import { createThirdPartyOrders } from './third-party-orders/third-party-orders.repository.ts'
import { createUnpaidOrders } from './unpaid-orders/unpaid-orders.repository.ts'
import { createWishlistRepository } from './wishlist/wishlist.repository.ts'

type RepositoryOptions = { queuesPaid?: boolean; clock?: Clock; log?: Log }

/** All collections of this service. `queuesPaid`: paid orders enter the queue of 1C by themselves until staff set it otherwise. */
export function createRepositories(
  db: Db,
  { queuesPaid = false, clock = systemClock, log = silentLog }: RepositoryOptions = {},
) {
  const liveSettings: LiveSettings = createLiveSettings({
    version: createSettingsVersion(db),
    load,
    log,
  })
  const { change } = liveSettings
  const rates = createRatesRepository(db, change)
  const deliveryTables = createDeliveryTables(db, change)
  const settings = createSettings(db, change)
  const accountingSettings = createAccountingSettings(db, { queuesPaid, change })
  async function load(): Promise<SettingsSnapshot> {
    const [eur, delivery, payments, accounting] = await Promise.all([
      rates.currentEur(),
      deliveryTables.current(),
      settings.stored(),
      accountingSettings.current(),
    ])
    return { eur, delivery, payments, queuesPaid: accounting.queues_paid }
  }
  const orders = withOrderEffects(createOrderRepository(db), {
    queuesPaid: async () => (await liveSettings.current()).queuesPaid,
  })
  const accountingQueue = createAccountingQueue(db)
  const exchangeLog = createExchangeLog(db)
  const exchangeFiles = createExchangeFiles(db)
  const wrongTries = createWrongTries(db)
  const orderCounts = createOrderCounts(db)
  const staffOrders = createStaffOrders(db, clock, orderCounts)
  const customerOrders = createCustomerOrders(db)
  const customerFigures = createCustomerFigures(db)
  const persons = createPersons(db)
  const copies = createDirectoryCopy(db)
  const prices = createCarrierPrices(db)
  const wishlists = createWishlistRepository(db)
  const savedCarts = createSavedCarts(db)
  const promoCodes = createPromoCodes(db)
  const unpaidOrders = createUnpaidOrders(db)
  const promoTries = createPromoTries(db)
  const outbox = createOutbox(db)
  const thirdPartyOrders = createThirdPartyOrders(db)
  const salesFacts = createSalesFacts(db)
  const salesFigures = createSalesFigures(db)
  const uncountedOrders = createUncountedOrders(db)
  const unmatchedPaymentEvents = createUnmatchedPaymentEvents(db)
  const deskOrders = createDeskOrders(db)
  const paymentChecks = createPaymentChecks(db)
  return {
    orders,
    accountingQueue,
    accountingSettings,
    exchangeLog,
    exchangeFiles,
    wrongTries,
    untoldSales: createUntoldSales(db),
    staffOrders,
    orderCounts,
    customerOrders,
    customerFigures,
    persons,
    liveSettings,
    rates,
    deliveryTables,
    copies,
    prices,
    wishlists,
    promoCodes,
    promoTries,
    savedCarts,
    thirdPartyOrders,
    salesFacts,
    salesFigures,
    uncountedOrders,
    settings,
    unpaidOrders,
    numbers: createOrderNumbers(db),
    unmatchedPaymentEvents,
    deskOrders,
    paymentChecks,
    outbox,
    caughtMails: createCaughtMails(db, clock),
    async prepare(): Promise<void> {
      await Promise.all([
        orders.prepare(),
        accountingQueue.prepare(),
        exchangeLog.prepare(),
        exchangeFiles.prepare(),
        staffOrders.prepare(),
        orderCounts.prepare(),
        customerOrders.prepare(),
        customerFigures.prepare(),
        persons.prepare(),
        rates.prepare(),
        deliveryTables.prepare(),
        copies.prepare(),
        prices.prepare(),
        wishlists.prepare(),
        promoCodes.prepare(),
        promoTries.prepare(),
        savedCarts.prepare(),
        unpaidOrders.prepare(),
        outbox.prepare(),
        thirdPartyOrders.prepare(),
        salesFacts.prepare(),
        salesFigures.prepare(),
        uncountedOrders.prepare(),
        unmatchedPaymentEvents.prepare(),
        deskOrders.prepare(),
        paymentChecks.prepare(),
      ])
    },
  }
}
