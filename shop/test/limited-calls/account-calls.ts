import { type Counts, email, type LimitedCall, NETWORK, token } from './limited-call.ts'

const phone = '+380671234567'
/** Of an address that nobody keeps. */
const addressId = 'a'.repeat(16)
const address = {
  type: 'international',
  delivery: { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' },
}

/** Signing in and up, and what a customer does in an account of their own. */
export const limitedAccountCalls: LimitedCall[] = [
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
    counts: [['token-address', NETWORK]] as Counts,
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
    ahead: 10,
  },
  {
    call: 'POST /api/wishlist/update',
    by: 'customer',
    service: 'cart-checkout',
    body: () => ({ data: { mode: 'merge', items: [] } }),
    counts: [['wishlist', '<customer>']],
  },
]
