import { randomUUID } from 'node:crypto'
import { orderFor } from '../buy.ts'
import { type Counts, email, type LimitedCall, line, NETWORK } from './limited-call.ts'

/** What needs no account: orders and what guests do with them, emails that are asked for, reports of browsers, 1C. */
export const limitedPublicCallsFor = (order: () => { ref: string }): LimitedCall[] => [
  {
    call: 'POST /api/news-subscription/add-email',
    service: 'account',
    body: () => ({ email, consent: true }),
    counts: [['newsletter', NETWORK]],
  },
  {
    call: 'POST /api/back-in-stock',
    service: 'catalog',
    body: () => ({ article: line.article, size: line.size, email }),
    counts: [['back-in-stock', NETWORK]],
  },
  {
    call: 'POST /api/orders/create',
    service: 'cart-checkout',
    body: () => ({ ...orderFor({ body: { quote_hash: 'f'.repeat(64) } }, [line]) }),
    headers: { 'idempotency-key': randomUUID() },
    counts: [['order-try', NETWORK]],
  },
  {
    call: 'POST /api/orders/send-code',
    service: 'cart-checkout',
    body: () => ({ order: order().ref }),
    counts: [
      ['order-code-address', NETWORK],
      ['order-code', '<order>'],
    ],
  },
  {
    call: 'POST /api/orders/look-up',
    service: 'cart-checkout',
    body: () => ({ number: '26-999999', email }),
    counts: [
      ['order-look-up-address', NETWORK],
      ['order-look-up', `26-999999|${email}`],
    ],
  },
  {
    call: 'POST /api/orders/look-up',
    service: 'cart-checkout',
    body: () => ({ number: '26-999999', email, code: '000000' }),
    counts: [
      ['order-look-up-tries-address', NETWORK],
      ['order-look-up-tries', `26-999999|${email}`],
    ],
  },
  ...['cancel', 'get-returnable', 'return'].map(name => ({
    call: `POST /api/orders/${name}`,
    service: 'cart-checkout' as const,
    body: () => ({ order: order().ref, code: '000000', ...(name === 'return' && { lines: [line], reason: '' }) }),
    counts: [['order-change', NETWORK]] as Counts,
  })),
  {
    call: 'POST /api/client-errors',
    service: 'admin',
    body: () => ({ remote: 'mf-catalog', message: 'did not load', page: '/' }),
    counts: [['client-errors', NETWORK]],
  },
  {
    call: 'POST /api/remote-loads',
    service: 'admin',
    body: () => ({ remotes: ['mf-catalog'], page_view: 'none' }),
    counts: [['remote-loads', NETWORK]],
  },
  {
    call: 'POST /api/web-vitals',
    service: 'admin',
    body: () => ({ page: 'mf-catalog/store', vitals: [{ name: 'LCP', bucket: 4 }], versions: {} }),
    counts: [['web-vitals', NETWORK]],
  },
  {
    call: 'GET /api/integration-1c/exchange?type=sale&mode=checkauth',
    service: 'cart-checkout',
    isPlain: true,
    counts: [['exchange-1c', NETWORK]],
  },
  { call: 'GET /api/admin/releases/parts/mf-catalog', service: 'admin', counts: [['release-token', NETWORK]] },
]
