import { aBankRow, startNationalBank } from '../../../test/national-bank-server.ts'
import { createBankGovUa } from './bank-gov-ua.ts'

const day = '2026-11-20'

function* endless() {
  for (;;) yield '['.repeat(8192)
}

test('the rate of a day is asked for by the day alone, and rounded to hundredths', async () => {
  const { address, state } = await startNationalBank({ 20261120: 48.7351 })

  expect(await createBankGovUa(address).eurRateOn(day)).toBe(4874)
  expect(state.asked).toEqual(['GET /NBUStatService/v1/statdirectory/exchange?valcode=EUR&date=20261120&json'])
})

test('an empty list means that the bank has no rate of that day', async () => {
  const { address } = await startNationalBank()

  expect(await createBankGovUa(address).eurRateOn(day)).toBeNull()
})

test.each([
  ['an error', { status: 500, body: '{}' }],
  ['a page of a proxy', { body: '<html>502</html>' }],
  ['nothing', { body: '' }],
  ['an object', { body: '{"rate":48.7}' }],
  ['another currency', { body: JSON.stringify([{ ...aBankRow(48.7, '20.11.2026'), cc: 'USD' }]) }],
  ['another day', { body: JSON.stringify([aBankRow(48.7, '19.11.2026')]) }],
  ['a rate of nothing', { body: JSON.stringify([aBankRow(0, '20.11.2026')]) }],
  ['a rate in words', { body: JSON.stringify([{ ...aBankRow(1, '20.11.2026'), rate: '48,7' }]) }],
  ['a rate beyond belief', { body: JSON.stringify([aBankRow(4873, '20.11.2026')]) }],
  ['no answer in time', 'hang' as const],
  ['an answer without end', { body: endless() }],
])('%s is not believed', async (_, reply) => {
  const { address, state } = await startNationalBank()
  state.reply = reply

  await expect(createBankGovUa(address).eurRateOn(day)).rejects.toMatchObject({ name: 'BankSilence' })
})

test('a bank that sends elsewhere is not followed', async () => {
  const elsewhere = await startNationalBank({ 20261120: 48.7 })
  const { address, state } = await startNationalBank()
  state.reply = { status: 302, body: '', location: `${elsewhere.address.origin}/NBUStatService/` }

  await expect(createBankGovUa(address).eurRateOn(day)).rejects.toMatchObject({ name: 'BankSilence' })
  expect(elsewhere.state.asked).toEqual([])
})

test('a bank that cannot be reached is silent', async () => {
  const { address, stop } = await startNationalBank()
  await stop()

  await expect(createBankGovUa(address).eurRateOn(day)).rejects.toMatchObject({ name: 'BankSilence' })
})
