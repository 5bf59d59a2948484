import { accepted, refusedWith, startNovaPoshta } from '../../../test/nova-poshta-server.ts'
import { callNovaPoshta } from './nova-poshta-api.ts'

const question = { model: 'Address', method: 'getCities', properties: { Page: '1', Limit: '2' } } as const

test('a question goes out in the form of the carrier, with the key in the body and never in the address', async () => {
  const { account, state } = await startNovaPoshta()

  const page = await callNovaPoshta(account, question)

  expect(state.asked).toEqual([
    {
      apiKey: 'key-of-a-test',
      modelName: 'Address',
      calledMethod: 'getCities',
      methodProperties: { Page: '1', Limit: '2' },
    },
  ])
  expect(page).toMatchObject({ rows: [{ Description: 'Київ' }, { Description: 'Бровари' }], total: 2 })
})

test('an answer without a total has no total', async () => {
  const { account, state } = await startNovaPoshta()
  state.trouble = () => ({ body: accepted([{ Ref: 'x' }]) })

  expect(await callNovaPoshta(account, question)).toEqual({ rows: [{ Ref: 'x' }], total: null })
})

test('a refusal with status 200 is a refusal, and says why', async () => {
  const { account, state } = await startNovaPoshta()
  state.trouble = () => ({ body: refusedWith('API key expired') })

  await expect(callNovaPoshta(account, question)).rejects.toThrow('getCities: API key expired')
})

test.each<[string, { status?: number; body: string } | 'hang']>([
  ['an error', { status: 500, body: '{}' }],
  ['too many questions', { status: 429, body: '' }],
  ['a page of a proxy', { body: '<html>502</html>' }],
  ['an empty answer', { body: '' }],
  ['a list', { body: '[]' }],
  ['half an answer', { body: accepted([{ Ref: 'x' }]).slice(0, -20) }],
  ['an answer without data', { body: '{"success":true,"errors":[]}' }],
  ['no answer', 'hang'],
])('%s is silence', async (_, reply) => {
  const { account, state } = await startNovaPoshta()
  state.trouble = () => reply

  await expect(callNovaPoshta(account, question)).rejects.toMatchObject({ name: 'CarrierSilence' })
})

test('a carrier that sends elsewhere is not followed, key in hand', async () => {
  const elsewhere = await startNovaPoshta()
  const { account, state } = await startNovaPoshta()
  state.trouble = () => ({ status: 307, body: '', location: elsewhere.account.api })

  await expect(callNovaPoshta(account, question)).rejects.toMatchObject({ name: 'CarrierSilence' })
  expect(elsewhere.state.asked).toEqual([])
})

test('a carrier that cannot be reached is silent', async () => {
  const { account, stop } = await startNovaPoshta()
  await stop()

  await expect(callNovaPoshta(account, question)).rejects.toMatchObject({ name: 'CarrierSilence' })
})
