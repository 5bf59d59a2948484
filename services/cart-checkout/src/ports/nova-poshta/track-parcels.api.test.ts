import { accepted, refusedWith, startNovaPoshta } from '../../../test/nova-poshta-server.ts'
import { openTracking } from './track-parcels.ts'

const first = '20450000000001'
const second = '20450000000002'
const third = '20450000000003'

async function open() {
  const carrier = await startNovaPoshta()
  const track = openTracking(carrier.account)
  if (!track) throw new Error('with an account there is somebody to ask')
  return { ...carrier, track }
}

test('parcels are asked about in one question, and no phone goes out with them', async () => {
  const { track, state } = await open()
  state.parcels = { [first]: { code: '9' }, [second]: { code: '7' } }

  const statuses = await track([first, second, third, first])

  expect([...statuses]).toEqual([
    [first, 'received'],
    [second, 'on_its_way'],
    [third, 'unknown'],
  ])
  expect(state.asked).toEqual([
    {
      apiKey: 'key-of-a-test',
      modelName: 'TrackingDocument',
      calledMethod: 'getStatusDocuments',
      methodProperties: { Documents: [first, second, third].map(DocumentNumber => ({ DocumentNumber })) },
    },
  ])
})

test('of many parcels a hundred are asked about at once', async () => {
  const { track, state } = await open()
  const numbers = Array.from({ length: 201 }, (_, index) => `2045${String(index).padStart(10, '0')}`)

  expect((await track(numbers)).size).toBe(201)

  expect(state.asked.map(({ methodProperties }) => methodProperties.Documents?.length)).toEqual([100, 100, 1])
})

test('a parcel that was sent on, and on again, is where its last number is', async () => {
  const { track, state } = await open()
  state.parcels = {
    [first]: { code: '104', sentOn: second },
    [second]: { code: '104', sentOn: third },
    [third]: { code: '9' },
  }

  expect((await track([first])).get(first)).toBe('received')
})

test('numbers that lead in a circle are not followed for ever', async () => {
  const { track, state } = await open()
  state.parcels = { [first]: { code: '104', sentOn: second }, [second]: { code: '104', sentOn: first } }

  expect((await track([first])).get(first)).toBe('on_its_way')
  expect(state.asked.length).toBeLessThan(6)
})

test('numbers and codes may be written as numbers', async () => {
  const { track, state } = await open()
  state.trouble = () => ({ body: accepted([{ Number: Number(first), StatusCode: 9 }]) })

  expect((await track([first])).get(first)).toBe('received')
})

test.each([
  ['a refusal', refusedWith('API key expired')],
  ['an answer without a parcel', accepted([])],
  ['an answer of something else', accepted([{ Ref: 'x' }])],
])('%s is silence', async (_, body) => {
  const { track, state } = await open()
  state.trouble = () => ({ body })

  await expect(track([first])).rejects.toMatchObject({ name: 'CarrierSilence' })
})

test('without parcels the carrier is left alone', async () => {
  const { track, state } = await open()

  expect((await track([])).size).toBe(0)
  expect(state.asked).toEqual([])
})

test('without an account there is nobody to ask', () => {
  expect(openTracking(null)).toBeNull()
})
