import { anOrder, noon } from '../../test/an-order.ts'
import { checkCode, orderCode, withCodeSent, withCodeTried, withCodeUsed } from './order-code.ts'

const secret = 'a secret of the shop'
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const sent = withCodeSent(anOrder(), noon)
const code = orderCode(secret, '26-000001', noon)
const check =
  (order = sent, typed = code, now = later(1)) =>
  () =>
    checkCode(order, typed, secret, now)

test('a code is six digits, and another one for each order, moment and shop', () => {
  expect(code).toMatch(/^\d{6}$/)
  const others = [
    orderCode(secret, '26-000002', noon),
    orderCode(secret, '26-000001', later(1)),
    orderCode('x', '26-000001', noon),
  ]
  expect(new Set([code, ...others]).size).toBe(4)
})

test('the right code opens within ten minutes', () => {
  expect(check()).not.toThrow()
  expect(check(sent, code, later(11))).toThrow('code_expired')
})

test('a wrong code, a code before one was sent and an older code do not open', () => {
  expect(check(sent, code === '000000' ? '000001' : '000000')).toThrow('code_wrong')
  expect(check(anOrder())).toThrow('code_wrong')
  expect(check(withCodeSent(sent, later(1)))).toThrow('code_wrong')
})

test('after five tries even the right one is refused, until a new one is sent', () => {
  const tired = Array.from({ length: 6 }).reduce<typeof sent>(order => withCodeTried(order), sent)

  expect(check(tired)).toThrow('too_many_attempts')
  const fresh = withCodeSent(tired, later(2))
  expect(check(fresh, orderCode(secret, '26-000001', later(2)), later(3))).not.toThrow()
})

test('a code opens once', () => {
  expect(check(withCodeTried(withCodeUsed(sent)))).toThrow('too_many_attempts')
})
