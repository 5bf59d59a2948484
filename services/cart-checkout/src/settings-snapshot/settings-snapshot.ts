import type { AccountingSettings } from '../accounting/accounting-settings.ts'
import type { DeliveryTables, SavedTable } from '../delivery-table/delivery-table.repository.ts'
import type { CurrencyRate, RatesRepository } from '../rates/rates.repository.ts'
import type { SettingsRepository, StoredSettings } from '../settings/settings.repository.ts'

/** What staff have set about prices, delivery, payments and 1C, as it was at one moment. MongoDB stays the truth. */
export type SettingsSnapshot = {
  /** Null while nobody has entered a rate. */
  eur: CurrencyRate | null
  delivery: SavedTable
  /** Null until staff have saved something. */
  payments: StoredSettings | null
  /** Do paid orders enter the queue of 1C by themselves? */
  queuesPaid: boolean
}

type SettingsSources = {
  rates: Pick<RatesRepository, 'currentEur'>
  deliveryTables: Pick<DeliveryTables, 'current'>
  settings: Pick<SettingsRepository, 'stored'>
  accountingSettings: Pick<AccountingSettings, 'current'>
}

export async function loadSettings(sources: SettingsSources): Promise<SettingsSnapshot> {
  const [eur, delivery, payments, { queues_paid: queuesPaid }] = await Promise.all([
    sources.rates.currentEur(),
    sources.deliveryTables.current(),
    sources.settings.stored(),
    sources.accountingSettings.current(),
  ])
  return { eur, delivery, payments, queuesPaid }
}
