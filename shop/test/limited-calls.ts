import { randomUUID } from 'node:crypto'
import { orderFor } from './buy.ts'

export type LimitedService = 'account' | 'cart-checkout' | 'admin' | 'catalog'

export const email = 'iryna@example.com'
export const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
export const phone = '+380671234567'
export const token = 'a'.repeat(43)
/** Of an address that nobody keeps. */
const addressId = 'a'.repeat(16)
const address = {
  type: 'international',
  delivery: { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' },
}
export const NETWORK = '2001:db8:1:2::/64'
export const WIDER = '2001:db8:1::/48'

export type LimitedCall = {
  call: string
  /** `stranger`: a session of staff in a browser that shows no sign-in before. */
  by?: 'guest' | 'customer' | 'staff' | 'stranger'
  service: LimitedService
  /** Names and keys of the limits, in the order in which they are counted. */
  counts: [name: string, key: string][]
  body?: () => unknown
  headers?: Record<string, string>
  /** A file is sent instead of JSON. */
  file?: string
  /** Refused in plain text, as 1C reads it. */
  isPlain?: true
}

type Counts = LimitedCall['counts']
const recovery = 'AAAA-BBBB-CCCC-DDDD'
/** A code of the app and a recovery code, where nobody and where this person has signed in before. */
const stepUps: ['stranger' | 'staff', string, Counts][] = [
  [
    'stranger',
    '123456',
    [
      ['staff-code', '<staff>'],
      ['staff-code-day', '<staff>'],
    ],
  ],
  [
    'staff',
    '123456',
    [
      ['staff-code-browser', '<browser of staff>'],
      ['staff-code-browser-day', '<browser of staff>'],
    ],
  ],
  ['stranger', recovery, [['staff-recovery-code', `<staff>|${NETWORK}`]]],
  ['staff', recovery, [['staff-recovery-code', '<browser of staff>']]],
]

/** Every limited call of the shop. A limit that does not stand here fails the test below. */
export const limitedCallsFor = (order: () => { ref: string }): LimitedCall[] => [
  {
    call: 'POST /api/user/login',
    service: 'account',
    body: () => ({ email, password: 'wrong-1234' }),
    counts: [
      ['login-address', NETWORK],
      ['login-account-address', `${email}|${NETWORK}`],
      ['login-account', email],
    ],
  },
  {
    call: 'POST /api/user/login',
    by: 'customer',
    service: 'account',
    body: () => ({ email, password: 'wrong-1234' }),
    counts: [['login-browser', '<browser of customer>']],
  },
  {
    call: 'POST /api/user/register',
    service: 'account',
    body: () => ({
      name: 'Олена',
      surname: 'Коваль',
      email: 'new@example.com',
      phone: '+380670000001',
      birth_date: '03.02.1990',
      password: 'весна-26',
      consent: true,
    }),
    counts: [['register-address', NETWORK]],
  },
  {
    call: 'POST /api/password-reset/send-email',
    service: 'account',
    body: () => ({ email }),
    counts: [
      ['reset-address', NETWORK],
      ['reset-email', email],
    ],
  },
  ...['check-token', 'update-password'].map(name => ({
    call: `POST /api/password-reset/${name}`,
    service: 'account' as const,
    body: () => ({ token, ...(name === 'update-password' && { password: 'весна-26' }) }),
    counts: [['token-address', NETWORK]] as [string, string][],
  })),
  {
    call: 'POST /api/user/verify',
    service: 'account',
    body: () => ({ token }),
    counts: [['token-address', NETWORK]],
  },
  {
    call: 'POST /api/user/resend-verification',
    by: 'customer',
    service: 'account',
    body: () => ({}),
    counts: [['verification-letter', '<customer>']],
  },
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
    call: 'POST /api/phone-verification/send',
    by: 'customer',
    service: 'account',
    body: () => ({ phone }),
    counts: [
      ['phone-code-address', NETWORK],
      ['phone-code-pause', phone],
      ['phone-code', phone],
    ],
  },
  {
    call: 'GET /api/user/export',
    by: 'customer',
    service: 'account',
    counts: [['export', '<customer>']],
  },
  {
    call: 'POST /api/user/delete',
    by: 'customer',
    service: 'account',
    body: () => ({ password: 'wrong-1234' }),
    counts: [['delete-account', '<customer>']],
  },
  ...[
    'POST /api/user/addresses',
    `PUT /api/user/addresses/${addressId}`,
    `DELETE /api/user/addresses/${addressId}`,
  ].map(call => ({
    call,
    by: 'customer' as const,
    service: 'account' as const,
    body: () => address,
    counts: [['addresses', '<customer>']] as Counts,
  })),
  {
    call: 'POST /api/cart/update',
    by: 'customer',
    service: 'cart-checkout',
    body: () => ({ data: { mode: 'merge', lines: [] } }),
    counts: [['cart', '<customer>']],
  },
  {
    call: 'POST /api/wishlist/update',
    by: 'customer',
    service: 'cart-checkout',
    body: () => ({ data: { mode: 'merge', items: [] } }),
    counts: [['wishlist', '<customer>']],
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
    counts: [['order-change', NETWORK]] as [string, string][],
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
    call: 'POST /api/admin/login',
    service: 'admin',
    body: () => ({ login: 'olha', password: 'wrong-1234' }),
    counts: [
      ['staff-login-address', NETWORK],
      ['staff-login-account-address', `olha|${NETWORK}`],
      ['staff-login-account', 'olha'],
    ],
  },
  {
    call: 'POST /api/admin/login',
    by: 'staff',
    service: 'admin',
    body: () => ({ login: 'olha', password: 'wrong-1234' }),
    counts: [['staff-login-browser', '<browser of staff>']],
  },
  {
    call: 'POST /api/admin/login/code',
    service: 'admin',
    body: () => ({ ticket: token, code: '123456' }),
    counts: [['staff-code-address', NETWORK]],
  },
  ...['check', 'accept'].map(name => ({
    call: `POST /api/admin/invitation/${name}`,
    service: 'admin' as const,
    body: () => ({ token, ...(name === 'accept' && { password: 'quite a long word' }) }),
    counts: [['staff-token-address', NETWORK]] as [string, string][],
  })),
  {
    call: 'PUT /api/admin/me/password',
    by: 'staff',
    service: 'admin',
    body: () => ({ present: 'a guess', password: 'quite a long word' }),
    counts: [['staff-own-password', '<staff>']],
  },
  ...stepUps.map(([by, code, counts]) => ({
    call: 'POST /api/admin/me/step-up',
    by,
    service: 'admin' as const,
    body: () => ({ password: 'twelve letters', code }),
    counts: [['staff-step-up-session', '<session>'], ['staff-step-up', '<staff>'], ...counts] as Counts,
  })),
  {
    call: 'POST /api/admin/staff/<invited>/send-link',
    by: 'staff',
    service: 'admin',
    body: () => ({}),
    counts: [['staff-link', '<invited>']],
  },
  {
    call: 'POST /api/images/upload',
    by: 'staff',
    service: 'catalog',
    file: 'no picture',
    counts: [['upload', 'olha']],
  },
  {
    call: 'GET /api/integration-1c/exchange?type=sale&mode=checkauth',
    service: 'cart-checkout',
    isPlain: true,
    counts: [['exchange-1c', NETWORK]],
  },
]
