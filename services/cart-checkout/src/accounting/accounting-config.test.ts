import { parseConfig } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import { accountingEnvironment, accountingFrom, allows } from './accounting-config.ts'

const read = (env: Record<string, string>) =>
  accountingFrom(parseConfig(z.object(accountingEnvironment), env), '.data/1c')
const account = { EXCHANGE_1C_LOGIN: 'exchange', EXCHANGE_1C_PASSWORD: 'sixteen-letters-1' }

test('without an account the exchange is closed, and the queue lies in a folder', () => {
  expect(read({})).toEqual({
    account: null,
    encoding: 'utf-8',
    queuesPaid: false,
    onlyFrom: [],
    folder: '.data/1c',
  })
})

test('with an account paid orders enter the queue by themselves, unless staff shall send them', () => {
  expect(read(account)).toMatchObject({ queuesPaid: true, folder: null })
  expect(read({ ...account, EXCHANGE_1C_PAID: 'off' })).toMatchObject({ queuesPaid: false })
  expect(read({ EXCHANGE_1C_PAID: 'on' })).toMatchObject({ queuesPaid: true })
})

test.each([
  [{ EXCHANGE_1C_LOGIN: 'exchange' }, 'only of use together'],
  [{ ...account, EXCHANGE_1C_PASSWORD: 'short' }, 'at least 16'],
  [{ ...account, EXCHANGE_1C_LOGIN: 'a:b' }, 'none of them :'],
  [{ ...account, EXCHANGE_1C_ENCODING: 'koi8-u' }, 'utf-8 or windows-1251'],
  [{ ...account, EXCHANGE_1C_FROM: '203.0.113.7/64' }, '203.0.113.7/64 is no address'],
  [{ ...account, EXCHANGE_1C_FROM: 'office' }, 'office is no address'],
])('%j is refused: %s', (env, problem) => {
  expect(() => read(env)).toThrow(problem)
})

test.each([
  [[], '198.51.100.1', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '::ffff:203.0.113.7', true],
  [['203.0.113.0/24', '2001:db8::/48'], '2001:db8::7', true],
  [['203.0.113.0/24'], '203.0.114.1', false],
  [['203.0.113.0/24'], 'nonsense', false],
])('of %j the address %s may ask: %s', (onlyFrom, address, isAllowed) => {
  expect(allows(onlyFrom, address)).toBe(isAllowed)
})
