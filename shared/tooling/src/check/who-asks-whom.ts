import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { callsAnsweredBy, forwardedName, internalCalls } from '../release-contracts/internal-calls.ts'
import { sourceFiles } from '../source-files.ts'
import { root } from '../webpack/root.ts'

type Asking = { asker: ServiceName; owner: ServiceName; call: string }
type Row = { asker: ServiceName; owner: ServiceName; why: string; calls: 'staff' | readonly string[] }

/**
 * Which service may ask which for what; a call goes without its `POST /internal/`. `staff`: whatever staff ask for is handed on
 * to its owner (docs/decisions/0055-who-may-ask-whom.md).
 */
export const allowed: readonly Row[] = [
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
  ...serviceNames
    .filter(owner => owner !== 'admin')
    .map(owner => ({ asker: 'admin', owner, why: 'what staff ask for is its own', calls: 'staff' }) as const),
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

/** Calls between services that the table does not allow, and lines of it that no service needs. */
export async function unexpectedAskers(): Promise<string[]> {
  return askProblems(await askings(), allowed)
}

export function askProblems(asked: readonly Asking[], rows: readonly Row[]): string[] {
  const isAllowed = ({ asker, owner, call }: Asking) =>
    rows.some(row => row.asker === asker && row.owner === owner && (row.calls === 'staff' || row.calls.includes(call)))
  const isAsked = (row: Row, call?: string) =>
    asked.some(one => one.asker === row.asker && one.owner === row.owner && (call === undefined || one.call === call))
  return [
    ...asked
      .filter(one => !isAllowed(one))
      .map(({ asker, owner, call }) => `${asker} asks ${owner} for ${call}, which who-asks-whom.ts does not allow`),
    ...rows.flatMap(row =>
      (row.calls === 'staff' ? [undefined] : row.calls)
        .filter(call => !isAsked(row, call))
        .map(
          call => `${row.asker} no longer asks ${row.owner} for ${call ?? 'anything'}: remove it from who-asks-whom.ts`,
        ),
    ),
  ]
}

async function askings(): Promise<Asking[]> {
  const files = sourceFiles(root)
  const { asks } = await internalCalls()
  const owners = new Map<string, ServiceName>()
  for (const service of serviceNames)
    for (const call of await callsAnsweredBy(service, files)) owners.set(call, service)
  for (const endpoint of publicEndpoints) if (endpoint.owner) owners.set(forwardedName(endpoint), endpoint.owner)
  return serviceNames.flatMap(asker =>
    (asks[asker] ?? []).flatMap(call => {
      const owner = owners.get(call) ?? serviceNames.find(name => call.startsWith(`POST /internal/${name}/`))
      if (!owner) throw new Error(`no service answers ${call}, which ${asker} asks for`)
      return owner === asker ? [] : { asker, owner, call: call.replace('POST /internal/', '') }
    }),
  )
}
