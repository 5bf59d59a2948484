import type { Contact } from '@shop/contracts/contact'
import type { Delivery } from '@shop/contracts/delivery/delivery'
import type { ChangedField } from '@shop/contracts/orders/changed-field'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { PromoChoice } from '@shop/contracts/staff/orders/order-change'
import type { Text } from '@shop/contracts/texts/text'
import type { Exchange } from './exchange.ts'
import type { OrderLine, OrderSums, StockItem } from './order-line.ts'

/** The other values of an order: its person, its address, the customer's note. What is missing stays. */
export type ChangedDetails = { customer?: Contact; note?: string; delivery?: Delivery; delivery_text?: Text }

/** A change of an order that is worked out to the end: what the order is like afterwards. */
export type StoredChange = {
  id: string
  /** The revision that its author saw. */
  seen: string
  details: ChangedDetails
  /** Missing: the goods stay. */
  lines?: OrderLine[]
  /** Missing: all sums stay. */
  sums?: OrderSums
  /** Where its items were when it was worked out. */
  place: 'reserved' | 'sold' | null
  /** The items that are reserved in place of others, and the others, which go back on sale. */
  pieces: StockItem[]
  back: StockItem[]
  changes: ChangedField[]
  /** What becomes of the order's promo code, whose terms do not hold any more; missing: they do, or the agreed terms stay. */
  promo?: PromoChoice
  /** Why the agreed prices and terms stay. */
  reason?: string
  /** Its customer asked for it: with it the request is accepted. */
  is_requested?: true
  /** The customer is asked to pay what a paid order costs more, before it is changed. */
  asks_difference?: true
  /** Items that came back leave the order for those that are reserved; what of the exchange is known before it is made. */
  exchange?: Pick<Exchange, 'gone' | 'came' | 'delivery_by'>
  /** By what staff took what a paid order costs more since. */
  difference?: { means: StaffMeans; reason: string }
}
