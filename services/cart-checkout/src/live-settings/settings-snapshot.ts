import type { EurMode } from '@shop/contracts/staff/staff-settings'
import type { Text } from '@shop/contracts/texts/text'
import type { DeliveryTable } from '../delivery-table/delivery-table.ts'

/** What staff have set about prices, delivery, payments and 1C, as it was at one moment. MongoDB stays the truth. */
export type SettingsSnapshot = {
  /** Null while nobody has entered a rate. */
  eur: KnownRate | null
  delivery: DeliveryTable
  /** Null until staff have saved something. */
  payments: PaymentChoices | null
  /** Do paid orders enter the queue of 1C by themselves? */
  queuesPaid: boolean
}

/** Hryvnias for one euro, in hundredths: 45.00 is 4500. */
export type KnownRate = {
  currency: 'EUR'
  rate: number
  since: Date
  /** The shop began with it: nobody has checked it. */
  is_opening?: boolean
}

/** What staff set about money. */
export type PaymentChoices = {
  payments_enabled: boolean
  /** Empty in both languages: the shop's own words. */
  payments_text: Text
  eur_mode: EurMode
}
