import { DAY_MS } from '@shop/calendar/durations'
import type { Contact } from '@shop/contracts/contact'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { makeOrderEndpoint, StaffOrderCustomer } from '@shop/contracts/staff/orders/new-order'
import { clientKey } from '@shop/service-kit/auth/client-key'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import type { OrderBody, StaffTerms } from '../checkout/order-request.ts'
import { findEarlierResult, type PlaceDeps, placeOrder } from '../checkout/place-order.ts'
import type { ChosenAccount, Customers } from '../clients/customers.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { finishChanged } from '../order/run-tasks.ts'

type Asked = { body: BodyOf<typeof makeOrderEndpoint>; who: string; key: string }

/** A customer who was sent a link looks at it in the evening: so long the items wait for the money. */
const RESERVE_MS = DAY_MS

/**
 * Makes an order as the checkout does, by the same saga: all of it, or nothing. A repeat under the same key answers the order of the first.
 * @throws ShopError validation, price_changed with the new quote, out_of_stock with what is left, as the checkout does.
 */
export async function makeOrder(deps: PlaceDeps, { body, who, key }: Asked): Promise<Placed> {
  // Nobody else's order has this buyer: the same goods for two customers are two orders.
  const named = { buyer: `staff ${who} ${key}`, key, body_hash: bodyHash(body) }
  const earlier = await findEarlierResult(deps, named)
  const order = earlier ?? (await placeOrder(deps, { ...named, ...(await request(deps, body, who)) }))
  // The goods of an order that is paid already leave the shelf at once.
  return requirePlaced(await finishChanged(deps, { order, isClaimed: false }))
}

async function request({ customers }: PlaceDeps, body: Asked['body'], who: string) {
  const { customer: wanted, discount, comment = '', locale, currency, quote_hash, lines, delivery } = body
  const account = wanted.kind === 'account' ? await getAccount(customers, wanted.id, 'customer.id') : null
  const staff: StaffTerms = {
    made_by_staff: {
      who,
      discount_reason: discount?.reason ?? null,
      paid_in_shop: body.pay === 'offline' ? body.means : null,
      ...(body.pay === 'offline' && body.means_note && { means_note: body.means_note }),
      ...(body.pay === 'offline' && body.handed_over && { handed_over: true }),
    },
    customer: account,
    percent: discount?.percent ?? 0,
    reserve_ms: RESERVE_MS,
    comment,
  }
  const agreed: OrderBody = {
    locale,
    currency,
    quote_hash,
    lines,
    delivery,
    customer: contactOf(wanted, account),
    payment_method: 'card',
    // Staff have told the customer what the offer says, and when a pre-order ships.
    consent: true,
    preorder_ack: true,
  }
  return { body: agreed, client: clientKey(''), session: null, staff }
}

/**
 * The chosen account; `field` is what names it in the call.
 * @throws ShopError validation naming the field when there is none, or not any more.
 */
export async function getAccount(
  customers: Pick<Customers, 'byId'>,
  id: string,
  field: string,
): Promise<ChosenAccount> {
  const account = await customers.byId(id)
  if (!account) throw new ShopError('validation', { fields: { [field]: 'customer_gone' } })
  return account
}

/** Without a mailbox nobody gets emails, and the link goes by another way. */
function contactOf(wanted: StaffOrderCustomer, account: ChosenAccount | null): Contact {
  if (wanted.kind === 'person' || !account) {
    const { name, last_name, phone, email = '' } = wanted as Extract<StaffOrderCustomer, { kind: 'person' }>
    return { name, last_name, phone, email }
  }
  const phone = wanted.phone ?? account.phone
  if (!phone) throw new ShopError('validation', { fields: { 'customer.phone': 'phone_required' } })
  return { name: account.name, last_name: account.surname, phone, email: account.email }
}
