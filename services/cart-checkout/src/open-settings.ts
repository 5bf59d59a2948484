import type { Log } from '@shop/service-kit/log/log'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import {
  type AccountingSettings,
  addAccountingSettingsCalls,
  createAccountingSettings,
} from './accounting/accounting-settings.ts'
import type { Catalog } from './clients/catalog.ts'
import type { PaymentsConfig } from './config.ts'
import { createDeliveryTables } from './delivery-table/delivery-table.repository.ts'
import { addInternationalRoutes } from './international/international.routes.ts'
import { createLiveSettings, type LiveSettings, LOOK_EVERY_SECONDS } from './live-settings/live-settings.ts'
import { createPaymentChoices } from './payment-settings/payment-choices.repository.ts'
import { addPaymentSettingsCalls, addPaymentSettingsRoutes } from './payment-settings/payment-settings.routes.ts'
import { createPaymentSettings, type PaymentSettings } from './payment-settings/payment-settings.ts'
import type { NationalBank } from './ports/national-bank/national-bank.ts'
import { createRatesRepository, type RatesRepository } from './rates/rates.repository.ts'
import { addRateCalls, addRateRoutes } from './rates/rates.routes.ts'
import { createSettingsVersion } from './settings-version/settings-version.repository.ts'
import { addDeliveryCalls } from './staff-delivery/delivery.calls.ts'
import { addStaffRateCalls } from './staff-rates/staff-rates.ts'

type SettingsDeps = {
  db: Db
  catalog: Catalog
  payments: PaymentsConfig
  /** Do paid orders enter the queue of 1C by themselves until staff set it otherwise? */
  queuesPaid: boolean
  /** Null: staff enter the rate without asking the bank. */
  nationalBank: NationalBank | null
  /** Does the carrier know from where parcels leave? */
  isLivePricePossible: boolean
  clock: Clock
  log: Log
}

type Settings = ServiceModule & {
  liveSettings: LiveSettings
  paymentSettings: PaymentSettings
  accountingSettings: AccountingSettings
  rates: RatesRepository
}

/** What staff set about prices, delivery, payments and 1C. */
export function openSettings(deps: SettingsDeps): Settings {
  const { db, log, payments, queuesPaid } = deps
  const liveSettings: LiveSettings = createLiveSettings({
    version: createSettingsVersion(db),
    async load() {
      const [eur, delivery, payments, accounting] = await Promise.all([
        rates.currentEur(),
        deliveryTables.current(),
        settings.find(),
        accountingSettings.current(),
      ])
      return { eur, delivery, payments, queuesPaid: accounting.queues_paid }
    },
    log,
  })
  const { change } = liveSettings
  const rates = createRatesRepository(db, change)
  const deliveryTables = createDeliveryTables(db, change)
  const settings = createPaymentChoices(db, change)
  const accountingSettings = createAccountingSettings(db, { queuesPaid, change })
  const paymentSettings = createPaymentSettings({ liveSettings, payments })
  const own = { ...deps, liveSettings, paymentSettings, accountingSettings, rates, settings, deliveryTables }
  return {
    liveSettings,
    paymentSettings,
    accountingSettings,
    rates,
    createIndexes: () => Promise.all([rates.createIndexes(), deliveryTables.createIndexes()]),
    addRoutes(routes) {
      addRateRoutes(routes, liveSettings)
      addPaymentSettingsRoutes(routes, paymentSettings)
      addInternationalRoutes(routes, liveSettings)
    },
    addCalls(internal) {
      addRateCalls(internal, own)
      addStaffRateCalls(internal, own)
      addPaymentSettingsCalls(internal, own)
      addDeliveryCalls(internal, own)
      addAccountingSettingsCalls(internal, own)
    },
    jobs: [{ name: 'settings', everySeconds: LOOK_EVERY_SECONDS, inEachProcess: true, run: liveSettings.keepFresh }],
  }
}
