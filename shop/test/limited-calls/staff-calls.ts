import { type Counts, type LimitedCall, NETWORK, token } from './limited-call.ts'

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

/** Signing in as staff, proving it once more, and what staff send. */
export const limitedStaffCalls: LimitedCall[] = [
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
    counts: [['staff-token-address', NETWORK]] as Counts,
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
]
