import { randomUUID } from 'node:crypto'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { ownerOf } from '@shop/gateway/door/owners'
import { sampleOf } from '@shop/testing/sample'

export const email = 'iryna@example.com'
export const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
export const NETWORK = '2001:db8:1:2::/64'
export const WIDER = '2001:db8:1::/48'
const phone = '+380671234567'
/** Of an address that no customer has. */
const addressId = 'a'.repeat(16)

/** Names and keys of the limits, in the order in which they are counted. */
type Counts = readonly (readonly [name: string, key: string])[]
export type LimitedCall = {
  /** With the fields that a limit counts by; all others are a sample of the contract. */
  call: string
  body?: object
  /** `stranger`: a session of staff in a browser that shows no sign-in before. */
  by?: 'guest' | 'customer' | 'staff' | 'stranger'
  counts: Counts
  /** So many are counted at a time, and spent one by one. */
  ahead?: number
  /** A file is sent instead of JSON. */
  file?: string
  /** Refused in plain text, as 1C reads it. */
  isPlain?: true
}

/** Counted by the network, and then by more. */
const network = (name: string, ...more: Counts): Counts => [[name, NETWORK], ...more]
const customer = (name: string) => ({ by: 'customer' as const, counts: [[name, '<customer>']] as Counts })
const wrong = 'wrong-1234'

/** Signing in and up, and what a customer does in an account of their own. */
const ofAccounts: LimitedCall[] = [
  {
    call: 'POST /api/user/login',
    body: { email, password: wrong },
    counts: network('login-address', ['login-account-address', `${email}|${NETWORK}`], ['login-account', email]),
  },
  {
    call: 'POST /api/user/login',
    by: 'customer',
    body: { email, password: wrong },
    counts: [['login-browser', '<browser of customer>']],
  },
  { call: 'POST /api/user/register', counts: network('register-address') },
  {
    call: 'POST /api/password-reset/send-email',
    body: { email },
    counts: network('reset-address', ['reset-email', email]),
  },
  { call: 'POST /api/password-reset/check-token', counts: network('token-address') },
  { call: 'POST /api/password-reset/update-password', counts: network('token-address') },
  { call: 'POST /api/user/verify', counts: network('token-address') },
  { call: 'POST /api/user/resend-verification', ...customer('verification-letter') },
  {
    call: 'POST /api/phone-verification/send',
    by: 'customer',
    body: { phone },
    counts: network('phone-code-address', ['phone-code-pause', phone], ['phone-code', phone]),
  },
  { call: 'GET /api/user/export', ...customer('export') },
  { call: 'POST /api/user/delete', body: { password: wrong }, ...customer('delete-account') },
  { call: 'POST /api/user/addresses', ...customer('addresses') },
  { call: 'PUT /api/user/addresses/:id', ...customer('addresses') },
  { call: 'DELETE /api/user/addresses/:id', ...customer('addresses') },
  { call: 'POST /api/cart/update', body: { data: { mode: 'merge', lines: [] } }, ...customer('cart'), ahead: 10 },
  { call: 'POST /api/wishlist/update', body: { data: { mode: 'merge', items: [] } }, ...customer('wishlist') },
]

const order = { order: '<ref>' }
const looked = { number: '26-999999', email }

/** What needs no account: orders and what guests do with them, emails that are asked for, reports of browsers, 1C. */
const ofEverybody: LimitedCall[] = [
  { call: 'POST /api/news-subscription/add-email', body: { email }, counts: network('newsletter') },
  { call: 'POST /api/back-in-stock', body: { ...line, email }, counts: network('back-in-stock') },
  { call: 'POST /api/orders/create', counts: network('order-try') },
  { call: 'POST /api/orders/send-code', body: order, counts: network('order-code-address', ['order-code', '<order>']) },
  {
    call: 'POST /api/orders/look-up',
    body: { ...looked, code: undefined },
    counts: network('order-look-up-address', ['order-look-up', `26-999999|${email}`]),
  },
  {
    call: 'POST /api/orders/look-up',
    body: { ...looked, code: '000000' },
    counts: network('order-look-up-tries-address', ['order-look-up-tries', `26-999999|${email}`]),
  },
  { call: 'POST /api/orders/open', body: { ...order, code: '000000' }, counts: network('order-open') },
  ...['cancel', 'get-returnable', 'request-change', 'return'].map(name => ({
    call: `POST /api/orders/${name}`,
    body: {
      ...order,
      code: '000000',
      ...(name === 'return' && { lines: [line] }),
      ...(name === 'request-change' && { phone: '+380671112233' }),
    },
    counts: network('order-change'),
  })),
  { call: 'POST /api/client-errors', counts: network('client-errors') },
  { call: 'POST /api/remote-loads', counts: network('remote-loads') },
  { call: 'POST /api/web-vitals', counts: network('web-vitals') },
  { call: 'GET /api/integration-1c/exchange?type=sale&mode=checkauth', isPlain: true, counts: network('exchange-1c') },
  { call: 'GET /api/admin/releases/parts/mf-catalog', counts: network('release-token') },
]

const wrongLogin = { login: 'olha', password: wrong }
const recovery = 'AAAA-BBBB-CCCC-DDDD'
/** A code of the app and a recovery code, in a browser without a sign-in before, and in one with. */
const stepUps: readonly (readonly [by: 'stranger' | 'staff', code: string, counts: Counts])[] = [
  ['stranger', '123456', ['staff-code', 'staff-code-day'].map(name => [name, '<staff>'])],
  ['staff', '123456', ['staff-code-browser', 'staff-code-browser-day'].map(name => [name, '<browser of staff>'])],
  ['stranger', recovery, [['staff-recovery-code', `<staff>|${NETWORK}`]]],
  ['staff', recovery, [['staff-recovery-code', '<browser of staff>']]],
]

/** Signing in as staff, proving it once more, and what staff send. */
const ofStaff: LimitedCall[] = [
  {
    call: 'POST /api/admin/login',
    body: wrongLogin,
    counts: network(
      'staff-login-address',
      ['staff-login-account-address', `olha|${NETWORK}`],
      ['staff-login-account', 'olha'],
    ),
  },
  {
    call: 'POST /api/admin/login',
    by: 'staff',
    body: wrongLogin,
    counts: [['staff-login-browser', '<browser of staff>']],
  },
  { call: 'POST /api/admin/login/code', counts: network('staff-code-address') },
  { call: 'POST /api/admin/invitation/check', counts: network('staff-token-address') },
  {
    call: 'POST /api/admin/invitation/accept',
    body: { password: 'quite a long word' },
    counts: network('staff-token-address'),
  },
  {
    call: 'PUT /api/admin/me/password',
    by: 'staff',
    body: { present: 'a guess', password: 'quite a long word' },
    counts: [['staff-own-password', '<staff>']],
  },
  ...stepUps.map(([by, code, counts]) => ({
    call: 'POST /api/admin/me/step-up',
    by,
    body: { password: 'twelve letters', code },
    counts: [['staff-step-up-session', '<session>'], ['staff-step-up', '<staff>'], ...counts] as Counts,
  })),
  { call: 'POST /api/admin/staff/<invited>/send-link', by: 'staff', counts: [['staff-link', '<invited>']] },
  { call: 'POST /api/images/upload', by: 'staff', file: 'no picture', counts: [['upload', 'olha']] },
]

/** Every limited call of the shop. A limit that is not here fails the test of limits. */
export const limitedCalls: readonly LimitedCall[] = [...ofAccounts, ...ofEverybody, ...ofStaff]

/** What is sent, with the names of `limited` still in angle brackets, and the service that counts. */
export function requestOf({ call, body, file }: LimitedCall) {
  const endpoint = publicEndpoints.find(({ method, path }) => `${method} ${path}` === call)
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(/:\w+/, addressId)
  const headers: Record<string, string> = endpoint?.idempotent ? { 'idempotency-key': randomUUID() } : {}
  const json = { ...(endpoint?.body ? Object(sampleOf(endpoint.body)) : {}), ...body }
  const service = endpoint?.owner ?? ownerOf(path.split('?')[0] ?? '')
  if (!service) throw new Error(`${call} belongs to no service`)
  return { service, method, path, headers, ...(method !== 'GET' && !file && { json }) }
}
