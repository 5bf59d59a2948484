import { type ServiceName, serviceNames } from './parts.ts'

export type AskRow = {
  asker: ServiceName
  owner: ServiceName
  why: string
  /** Without their `POST /internal/`. `staff`: whatever staff ask for is handed on to its owner. */
  calls: 'staff' | readonly string[]
}

/** Who signs calls between services: each of them, and the commands of releases. */
export const internalCallers = [...serviceNames, 'commands'] as const
export type InternalCaller = (typeof internalCallers)[number]

/**
 * Which service may ask which for what (docs/decisions/0055-who-may-ask-whom.md). `npm run check` compares it with the sources, and
 * services that are processes of their own let in nothing else.
 */
export const whoAsksWhom: readonly AskRow[] = [
  {
    asker: 'cart-checkout',
    owner: 'catalog',
    why: 'prices and stock of what is ordered, shops to pick up from, goods of 1C, what was sold',
    calls: [
      ...[
        'catalog/sellables',
        'catalog/alternatives',
        'catalog/price-samples',
        'catalog/shops',
        'catalog/shop-details',
      ],
      ...['stock/hold', 'stock/resize', 'stock/extend', 'stock/release', 'stock/sell', 'stock/put-back'],
      ...['stock/receive', 'stock/arrived', 'stock/assign', 'stock/free-arrived'],
      ...['catalog/goods-exchange', 'catalog/goods-exchange/ready', 'catalog/goods-exchange/retry'],
      ...['catalog/goods-exchange/picture', 'catalog/goods-exchange/picture-use', 'catalog/goods-exchange/undos'],
      ...['catalog/sales-scope', 'catalog/sold-goods-now', 'catalog/size-codes'],
    ],
  },
  {
    asker: 'cart-checkout',
    owner: 'account',
    why: 'whose session it is, which discount the customer has, what an order changes of the account, and which guests are one person',
    calls: [
      ...['customers/owner-of-session', 'customers/by-session', 'customers/by-id'],
      ...['customers/figures', 'buyers/figures', 'buyers/owners', 'addresses/used', 'sms/send'],
    ],
  },
  {
    asker: 'catalog',
    owner: 'cart-checkout',
    why: 'prices in euros follow the rate, and only what nobody ordered or put aside is deleted',
    calls: ['rates/eur', 'sales-uses'],
  },
  {
    asker: 'catalog',
    owner: 'account',
    why: 'customers who wait for a size: is their mailbox proved, and the email when it is there',
    calls: ['customers/proved-email-of-session', 'stock-alerts/send'],
  },
  {
    asker: 'account',
    owner: 'cart-checkout',
    why: 'orders of a customer, and what is exported and erased with the account',
    calls: [
      ...['customer-orders/list', 'customer-orders/totals', 'customer-orders/reckoned', 'customer-orders/under-way'],
      ...['customer-orders/attach', 'addresses/texts', 'guest-orders/reckoned', 'guest-orders/forget'],
      ...['customer-privacy/data', 'customer-privacy/last-order', 'customer-privacy/forget'],
    ],
  },
  {
    asker: 'account',
    owner: 'catalog',
    why: 'what emails say of the shop and of sizes that came, and what is exported and erased with the account',
    calls: ['catalog/shop-details', 'stock-alerts/facts', 'stock-alerts/of-mailbox', 'stock-alerts/forget'],
  },
  // Of each service, also one that has no calls of staff yet.
  ...serviceNames
    .filter(owner => owner !== 'admin')
    .flatMap((owner): AskRow[] => [
      { asker: 'admin', owner, why: 'what staff ask for is its own', calls: 'staff' },
      { asker: 'admin', owner, why: 'its page of health', calls: [`${owner}/health`] },
    ]),
  {
    asker: 'admin',
    owner: 'catalog',
    why: 'its page of first steps, ends of changes of many goods, address and phone in emails',
    calls: ['catalog/first-steps', 'catalog/shop-details', 'staff-products/bulk-outcome'],
  },
  {
    asker: 'admin',
    owner: 'cart-checkout',
    why: 'its pages of first steps, failed emails and history of goods',
    calls: [
      'cart-checkout/first-steps',
      ...['cart-checkout/outbox/list', 'cart-checkout/outbox/page', 'cart-checkout/outbox/retry'],
      'exchanges/euro-prices-left',
    ],
  },
  {
    asker: 'admin',
    owner: 'account',
    why: 'its page of failed emails',
    calls: ['account/outbox/list', 'account/outbox/page', 'account/outbox/retry'],
  },
  { asker: 'catalog', owner: 'admin', why: 'a job emails staff', calls: ['staff-notifications'] },
  {
    asker: 'cart-checkout',
    owner: 'admin',
    why: 'the outbox emails staff, and erases what they wrote of a person; staff assign a comment to a colleague',
    calls: ['staff-notifications', 'staff-written/forget', 'staff-colleagues'],
  },
  {
    asker: 'account',
    owner: 'admin',
    why: 'the outbox erases what staff wrote of a person',
    calls: ['staff-written/forget'],
  },
]

const OF_STAFF = /^\/internal\/[A-Z]+\/api\//
/** What a service answers, asked for by releases. */
const CONTRACT = '/internal/contract'

/** May this caller ask this service for the call of this path (`/internal/stock/hold`)? */
export function mayAsk(caller: InternalCaller, owner: ServiceName, path: string): boolean {
  if (path === CONTRACT) return caller === 'admin' || caller === 'commands'
  return whoAsksWhom.some(
    row =>
      row.asker === caller &&
      row.owner === owner &&
      (row.calls === 'staff' ? OF_STAFF.test(path) : row.calls.includes(path.replace('/internal/', ''))),
  )
}
