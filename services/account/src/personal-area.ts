import type { Limits } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Routes } from '@shop/service-kit/calls/routes'
import { createListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Log } from '@shop/service-kit/log/log'
import { createCaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { createAddressBooks } from './addresses/address-book.repository.ts'
import { addAddressCalls, addAddressesRoutes } from './addresses/addresses.routes.ts'
import type { CustomerOrders } from './clients/customer-orders.ts'
import type { ShoppingData } from './clients/shopping-data.ts'
import type { StockAlerts } from './clients/stock-alerts.ts'
import { addBuyerCalls } from './customer-base/buyer.calls.ts'
import { addChangeCustomerCalls } from './customer-base/change-customer.calls.ts'
import { addCustomerBaseCalls } from './customer-base/customer-base.calls.ts'
import { createCustomerBase } from './customer-base/customer-base.repository.ts'
import { addCustomerCardCalls } from './customer-base/customer-cards.calls.ts'
import { addFigureCalls } from './customer-base/figures.calls.ts'
import { addLevelByHandCalls } from './customer-base/level-by-hand.calls.ts'
import { createBuyers } from './customers/buyers.repository.ts'
import type { CustomerRepository } from './customers/customer.repository.ts'
import { createCustomerListing } from './customers/customer-listing.ts'
import { addDiscountRoutes } from './discounts/discount.routes.ts'
import type { LinkRepository } from './links/link.repository.ts'
import { addNewsletterRoutes } from './newsletter/newsletter.routes.ts'
import { sendConfirmation } from './newsletter/send-confirmation.ts'
import { createSubscriptions } from './newsletter/subscription.repository.ts'
import { addOrderHistoryRoutes } from './order-history/order-history.routes.ts'
import { attachWaiting } from './phone-verification/attach-guest-orders.ts'
import { createPhoneCodes } from './phone-verification/phone-codes.repository.ts'
import { addPhoneVerificationRoutes } from './phone-verification/phone-verification.routes.ts'
import { sendSms } from './phone-verification/send-sms.ts'
import { addCaughtSmsCalls } from './ports/sms/caught-sms.calls.ts'
import { type CaughtSmses, createCaughtSmses } from './ports/sms/caught-sms.repository.ts'
import { addSendSmsCalls } from './ports/sms/send-sms.calls.ts'
import type { SmsCarrier } from './ports/sms/sms-carrier.ts'
import { createTurboSms, type TurboSmsAccount } from './ports/sms/turbosms-carrier.ts'
import { forgetGuest } from './privacy/forget-buyer.ts'
import { forgetAccount } from './privacy/forget-customer.ts'
import { forgetShopping, forgetStockAlerts, forgetWritten } from './privacy/forget-elsewhere.ts'
import { forgetIdle, forgetUnproven } from './privacy/forget-idle.ts'
import { addPrivacyRoutes } from './privacy/privacy.routes.ts'
import { addProfileRoutes } from './profile/profile.routes.ts'
import { addStockAlertEmailCalls, sendStockAlert } from './stock-alerts/send-stock-alert.ts'

type PersonalAreaDeps = {
  db: Db
  routes: Routes
  internal: InternalCalls
  customers: CustomerRepository
  orders: CustomerOrders
  shopping: ShoppingData
  stockAlerts: StockAlerts
  /** Keeps the audit log, and what staff save for themselves. */
  admin: InternalClient
  sessions: Sessions
  passwords: Passwords
  links: LinkRepository
  outbox: Outbox
  unprovedEmails: UnprovedEmails
  limits: Limits
  clock: Clock
  log: Log
  /** Null: messages are caught and shown to developers. */
  sms: TurboSmsAccount | null
  /** What brings emails to their readers. */
  carrier: EmailSender
  /** Where browsers find the shop, for the links of emails. */
  origin: () => string
}

const LISTED_AT_ONCE = 500

type Job = { name: string; everySeconds: number; run(): Promise<void> }
type PersonalArea = { effects: Record<string, Effect>; jobs: Job[] }

/** What is a customer's own: data, phone, discounts and orders. */
export async function openPersonalArea(parts: PersonalAreaDeps): Promise<PersonalArea> {
  const { db, routes, sms, clock } = parts
  const addressBooks = createAddressBooks(db)
  const customerBase = createCustomerBase(db)
  const buyers = createBuyers(db)
  await customerBase.createIndexes()
  await buyers.createIndexes()
  const listFiles = createListFiles(db)
  await listFiles.createIndexes()
  const codes = await createPhoneCodes(db)
  const subscriptions = await createSubscriptions(db)
  const secret = await secretFor(db, 'phone-codes')
  const newsletterSecret = await secretFor(db, 'newsletter')
  const caughtSmses = createCaughtSmses(db, clock)
  const smsCarrier = sms ? createTurboSms(sms) : await catcher(parts, caughtSmses)
  const caught = { caughtMails: createCaughtMails(db, clock), caughtSmses }
  const base = { customerBase, listFiles, buyers, listing: createCustomerListing(db) }
  const deps = { ...parts, ...base, ...caught, addressBooks, codes, secret, subscriptions, newsletterSecret }

  addProfileRoutes(routes, deps)
  addAddressesRoutes(routes, deps)
  addOrderHistoryRoutes(routes, deps)
  addDiscountRoutes(routes, deps)
  addPhoneVerificationRoutes(routes, deps)
  addNewsletterRoutes(routes, deps)
  addPrivacyRoutes(routes, deps)
  addAddressCalls(parts.internal, deps)
  addSendSmsCalls(parts.internal, smsCarrier)
  addStockAlertEmailCalls(parts.internal, deps)
  addFigureCalls(parts.internal, deps)
  addBuyerCalls(parts.internal, deps)
  addCustomerBaseCalls(parts.internal, deps)
  addChangeCustomerCalls(parts.internal, deps)
  addCustomerCardCalls(parts.internal, deps)
  addLevelByHandCalls(parts.internal, deps)
  return {
    effects: {
      'phone-code': sendSms({ ...deps, carrier: smsCarrier }),
      newsletter: sendConfirmation(deps),
      'forget-account': forgetAccount(deps),
      'forget-shopping': forgetShopping(deps),
      'forget-guest': forgetGuest(deps),
      'forget-written': forgetWritten(deps),
      'stock-alert': sendStockAlert(deps),
      'forget-alerts': forgetStockAlerts(deps),
    },
    jobs: [
      { name: 'attach-guest-orders', everySeconds: 30, run: () => attachWaiting(deps) },
      { name: 'list-customers', everySeconds: 10, run: () => base.listing.renewUnlisted(LISTED_AT_ONCE) },
      { name: 'list-mailboxes', everySeconds: 60, run: () => subscriptions.listUnlisted(LISTED_AT_ONCE) },
      { name: 'forget-idle', everySeconds: 3600, run: () => forgetIdle(deps) },
      { name: 'forget-unproven', everySeconds: 3600, run: () => forgetUnproven(deps) },
    ],
  }
}

async function catcher({ internal }: PersonalAreaDeps, caught: CaughtSmses): Promise<SmsCarrier> {
  await caught.createIndexes()
  addCaughtSmsCalls(internal, caught)
  return caught.carrier
}
