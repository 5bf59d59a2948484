import { type PaymentEnvironment, paymentsFrom } from './config.ts'

const env = (changes: Partial<PaymentEnvironment> = {}): PaymentEnvironment => ({ PAYMENTS: 'on', ...changes })
const door = () => 'http://127.0.0.1:3000'

test('without a merchant the sandbox stands in for the bank', () => {
  const payments = paymentsFrom(env(), null, door)

  expect(payments).toMatchObject({ enabled: true, wayforpay: null })
  expect(payments.callbackOrigin()).toBe('http://127.0.0.1:3000')
})

test('a shop that sells has the sandbox only when somebody asked for it', () => {
  const sells = env({ NODE_ENV: 'production' })

  expect(() => paymentsFrom(sells, 'https://levada.example', door)).toThrow('WAYFORPAY_MERCHANT is missing')
  expect(paymentsFrom({ ...sells, PAYMENTS: 'sandbox' }, null, door)).toMatchObject({ enabled: true, wayforpay: null })
  expect(paymentsFrom({ ...sells, PAYMENTS: 'off' }, null, door)).toMatchObject({ enabled: false })
})

test('a merchant has the present secret first and the one before it second', () => {
  const real = env({ WAYFORPAY_MERCHANT: 'levada', WAYFORPAY_SECRET: 'new', WAYFORPAY_SECRET_BEFORE: 'old' })

  expect(paymentsFrom(real, 'https://levada.example', door).wayforpay).toEqual({
    merchant: 'levada',
    secrets: ['new', 'old'],
    domain: 'levada.example',
  })
})

test('a merchant without a secret, or without an address to report to, stops the start', () => {
  const named = env({ WAYFORPAY_MERCHANT: 'levada' })

  expect(() => paymentsFrom(named, 'https://levada.example', door)).toThrow('WAYFORPAY_SECRET is missing')
  expect(() => paymentsFrom({ ...named, WAYFORPAY_SECRET: 'x' }, null, door)).toThrow('PUBLIC_ORIGIN is missing')
})

test('payments that are off may be switched on by staff only where somebody takes the money', () => {
  const off = env({ PAYMENTS: 'off' })
  expect(paymentsFrom(off, null, door)).toMatchObject({ enabled: false, canCharge: true })
  expect(paymentsFrom({ ...off, NODE_ENV: 'production' }, null, door)).toMatchObject({ canCharge: false })
  const merchant = { WAYFORPAY_MERCHANT: 'levada', WAYFORPAY_SECRET: 'sixteen letters!' }
  const withBank = { ...off, NODE_ENV: 'production', ...merchant }
  expect(paymentsFrom(withBank, 'https://levada.example', door)).toMatchObject({ enabled: false, canCharge: true })
})
