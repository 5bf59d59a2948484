import type { Contact } from '@shop/contracts/contact'
import type { Delivery } from '@shop/contracts/delivery/delivery'
import type { OrderState, PaymentState } from '@shop/contracts/orders/orders'
import type { paymentMethods, StaffMeans } from '@shop/contracts/orders/payment-means'
import type { Guest } from '@shop/contracts/staff/customers/buyer-figures'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import type { PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import type { EurMode } from '@shop/contracts/staff/staff-settings'
import type { Locale, Text } from '@shop/contracts/texts/text'
import type { Currency } from '@shop/money/money'
import type { PromoGift } from '@shop/pricing/promo'
import type { AwaitedDifference } from './awaited-difference.ts'
import type { ChangeRequest } from './change-request.ts'
import type { EmailName } from './email-names.ts'
import type { Exchange } from './exchange.ts'
import type { HistoryPayload, HistoryRow } from './history-row.ts'
import type { InAccounting } from './in-accounting.ts'
import type { OrderComment } from './order-comment.ts'
import type { OrderLine, OrderSums, StockItem } from './order-line.ts'
import type { Overpaid } from './overpaid.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import type { Refund, RefundRequest } from './refund.ts'
import type { ReturnRequest } from './return-request.ts'
import type { Shipment } from './shipment.ts'
import type { StoredChange } from './stored-change.ts'
import type { Transit } from './transit.ts'

/**
 * What an order still needs outside its own document, kept inside it: whatever dies, somebody finds the order and goes on.
 * Each task may be done twice without harm, and they are done one after another.
 */
export type OrderTask = TaskToDo & {
  /** Of the call that brought it: what is written as it is done is found with that call's lines. Missing: nobody knows. */
  request_id?: string
}

type TaskToDo =
  /** `instead_of`: the order that this one replaces does not count against it. */
  | { do: 'count_unpaid'; instead_of: string | null }
  | { do: 'uncount_unpaid' }
  /** It has fewer items than it was counted with. */
  | { do: 'recount_unpaid' }
  | { do: 'release_earlier'; number: string }
  /** An order that is over was paid after all, as staff say: it is marked so once its items are reserved again. */
  | { do: 'reserve_to_pay'; who: string; action: ManualPaid }
  /** The order is changed once the items of other sizes are reserved for it. */
  | { do: 'reserve_change'; who: string; change: StoredChange }
  | Named<'reserve_stock' | 'reserve_again' | 'reserve_unpaid' | 'extend_reservation' | 'release_stock' | 'sell_stock'>
  | Named<'reserve_promo' | 'use_promo' | 'restore_promo'>
  /** `moves_to`: the order that takes the place of this one, and its reservation of the same code with it. */
  | { do: 'release_promo'; moves_to?: string }
  /** The order has this code no more: its use is given back. */
  | { do: 'drop_promo'; code: string }
  | { do: 'clear_cart' }
  | { do: 'remember_address' }
  | { do: 'assign_arrived'; key: string; pieces: StockItem[] }
  | { do: 'restock'; key: string; pieces: StockItem[] }
  /** Reserved for it until others came in their place. */
  | { do: 'release_items'; pieces: StockItem[] }
  /** Of these sizes it has reserved more than stands in it now. */
  | { do: 'fit_reservation'; sizes: { article: string; size: string; preorder?: true }[] }
  | { do: 'send_email'; email: EmailName; row: number }
  | { do: 'notify_staff'; row: number }
  | { do: 'send_sms'; row: number }
  | { do: 'refund_late'; payment_id: string }
  | { do: 'forget' }

/** A task of each of these names, which needs nothing besides. */
type Named<Do extends string> = Do extends string ? { do: Do } : never

type ManualPaid = Extract<StaffAction, { action: 'manual_paid' }>

/** The tasks that only write into the outbox what is done later. */
export type EnqueuedTask = Extract<OrderTask, { do: 'remember_address' | 'send_email' | 'notify_staff' | 'send_sms' }>

/** Of an order that staff made for a customer (docs/rules.md, "Orders made by staff"). */
export type MadeByStaff = {
  who: string
  /** Why there is a discount of theirs; null where there is none, or the customer's own one was worth more. */
  discount_reason: string | null
  /** The money was taken in the shop, by these means; null: it is paid by its link. */
  paid_in_shop: StaffMeans | null
  /** What `other` means were. */
  means_note?: string
  /** The customer took the goods along at once: the order is delivered in the very write that places it. */
  handed_over?: true
}

export type Order = {
  number: string
  ref: string
  /** Counts writes: a writer who read an older one changes nothing. */
  version: number
  /** `offline`: bought in the shop. Missing: online. */
  source?: 'offline'
  /** Missing: the customer placed it. */
  made_by_staff?: MadeByStaff
  /** `placing` until the items are reserved; `undone` when they could not be. Neither is an order for anybody but the saga. */
  state: OrderState | 'placing' | 'undone'
  payment_state: PaymentState
  created_at: Date
  reserved_until: Date
  /** The first `reserved_until`, which a repeated request is answered again. */
  promised_until: Date

  buyer: string
  /** The documents that count it while it is unpaid: of its buyer, its customer and its address. */
  counted_for?: string[]
  idempotency_key: string
  body_hash: string
  customer_id: string | null

  locale: Locale
  currency: Currency
  /** Hryvnias for one euro in hundredths, as on the day of the order. */
  eur_rate: number
  /** Missing: the bank charges hryvnias for a total in euros. */
  eur_mode?: EurMode
  customer: Contact
  delivery: Delivery
  delivery_text: Text
  /** Of an order to another country. */
  transit?: Transit
  payment_method: (typeof paymentMethods)[number]
  /** Of a cart with pre-orders: does everything wait for them? */
  ship_together: boolean
  note: string
  /** The shop's own note from before comments were a thread, as it is now. */
  comment: string
  /** Who wrote it when, the newest last. */
  comment_changes?: CommentChange[]
  /** What staff wrote, the newest last. */
  comments?: OrderComment[]
  /** Who has something to do about it that is not done. */
  assigned_to?: string[]
  lines: OrderLine[]
  /** What is bought, as one string: finds the earlier order of the same cart. */
  lines_key: string
  sums: OrderSums
  /** The code that the order is cheaper by, as it was then, and by which keys it knows whose use it is. */
  promo: {
    code: string
    gift: PromoGift
    customer: string | readonly string[]
    /** The code had no use left when the money came, and staff gave the discount all the same. */
    accepted?: true
  } | null

  attempts: PaymentAttempt[]
  /** When the bank must be asked about an attempt that it says nothing of. */
  ask_bank_at?: Date | null
  /** The newest wish of its customer for a change. */
  change_request?: ChangeRequest
  /** A change that waits until the customer has paid what it costs more. */
  awaiting_difference?: AwaitedDifference
  /** What its payment is too much since it became smaller. */
  overpaid?: Overpaid[]
  refunds?: Refund[]
  refund_requests?: RefundRequest[]
  /** Shipments that have left or lie ready. */
  parts?: Shipment[]
  returns?: ReturnRequest[]
  /** What came back and was exchanged for other items, the newest last. */
  exchanges?: Exchange[]
  /** The day in Kyiv by which it must be packed. */
  due_on?: string
  /** The day by which an order that waits to be packed must be, before staff have started it too; others have none. */
  pack_by?: string | null
  delivered_at?: Date
  /** When the clock has something to say about it: nobody paid, items late, nobody came for them, the time for returns is over. */
  watch_at?: Date | null
  /** When the email was asked for that it waits for its money; missing: not yet. */
  reminded_at?: Date
  /** When the carrier is asked where its parcels are. */
  ask_carrier_at?: Date | null
  /** Does it only wait to be cancelled, since its money went back before anything left? */
  has_nothing_to_send?: boolean
  /** Is there something that a person must look at? */
  needs_person?: boolean
  /** Does money wait to be given back: for a return that was accepted, or because staff asked for it? */
  needs_refund?: boolean
  /** Was something in it sold in advance? */
  has_preorder?: boolean
  /** Its total in kopiykas, of an order in euros by the rate that it froze. */
  total_uah?: number
  /** Why it stands on the payments desk. */
  payment_issues?: PaymentIssue[]
  has_payment_issue?: boolean
  /** Since when the figures of its customer are to be counted again because of it. */
  figures_due_at?: Date | null
  /** Guests whose card says something else now because of it, until the account was told. */
  figures_of?: Guest[]
  /** Sizes that a paid pre-order waits for. */
  awaits?: string[]
  /** Deliveries of a pre-order that staff entered at this order, under their keys, and what it was like before. */
  received?: { key: string; body_hash?: string; before: StatesOfOrder }[]
  /**
   * Since when and by whom it is to be cancelled, while the bank is silent about a payment (docs/rules.md, "Order states"). It stays on a
   * cancelled order for which the bank had not answered when the time was up.
   */
  cancel_requested?: CancelRequest | null
  /** Where it stands in 1C; missing: it was never sent there. */
  accounting?: InAccounting
  /** Did the customer prove before that the mailbox of the order is theirs? Other mailboxes get only so many emails. */
  mailbox_proved?: true
  /** Wrong tries of the code that was e-mailed last. */
  code_tries?: number
  /** Browsers in which the code was typed, by a hash of their cookie: each sees the order until then. */
  opened_in?: { key: string; until: Date }[]
  /** What staff must look at: paid twice, paid with a wrong sum, paid after the end. */
  alerts: string[]
  history: HistoryRow[]
  search_terms: string[]
  /** By which rule they were made (`SEARCH_FORM`). */
  search_form?: number | null
  /** By which rule its sales were counted (`SALES_FORM`), `SALES_CHANGED` since it changed. */
  sales_form?: number | null

  /** The state under which it is counted (`order_counts`), and whether that is the one it is in. */
  counted_as?: OrderState | null
  is_counted?: boolean | null

  /** What must still be done outside this document, in this order. */
  tasks: OrderTask[]
  /** The process that works on the tasks holds them until then; null when there is nothing to do. */
  tasks_lease_until: Date | null

  /** The customer wants to be forgotten as soon as it is over. */
  forget_wanted?: true
  /** Since when nobody can tell who ordered it. */
  forgotten_at?: Date | null
  /** By which rule its person was taken out (`FORGOTTEN_FORM`). */
  forgotten_form?: number
}

/** Half of an order's bytes, of which no list shows anything. */
export const notListed = [
  'body_hash',
  'comment_changes',
  'comments',
  'counted_for',
  'delivery',
  'delivery_text',
  'history',
  'lines_key',
  'opened_in',
  'received',
  'search_terms',
] as const

/** An order as lists read it. */
export type ListedOrder = Omit<Order, (typeof notListed)[number]>

/** `at` and `who` are null of a comment from before they were kept. */
export type CommentChange = { at: Date | null; who: string | null; text: string }

/** What the audit log keeps of an order before and after an action. */
export type StatesOfOrder = { order_status: string; payment_status: PaymentState }

type CancelRequest = { at: Date; who: string; payload?: HistoryPayload }

/** Does the order exist for customers and staff? */
export function isPlaced<Known extends ListedOrder>(order: Known): order is Known & { state: OrderState } {
  return order.state !== 'placing' && order.state !== 'undone'
}

export function withHistory<Known extends Order>(order: Known, row: HistoryRow): Known {
  return { ...order, history: [...order.history, row] }
}

export function withAlert<Known extends Order>(order: Known, alert: string): Known {
  return order.alerts.includes(alert) ? order : { ...order, alerts: [...order.alerts, alert] }
}

export function withoutAlert<Known extends Order>(order: Known, alert: string): Known {
  return { ...order, alerts: order.alerts.filter(other => other !== alert) }
}
