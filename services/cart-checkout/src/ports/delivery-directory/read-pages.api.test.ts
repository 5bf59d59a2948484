import { aCityRow, accepted, noPause, startNovaPoshta } from '../../../test/nova-poshta-server.ts'
import { toCity } from './nova-poshta-rows.ts'
import { readPages } from './read-pages.ts'

const many = (count: number) => Array.from({ length: count }, (_, number) => aCityRow(number + 1))

async function read(
  rows: object[],
  trouble?: Awaited<ReturnType<typeof startNovaPoshta>>['state']['trouble'],
  pageSize = 500,
) {
  const { account, state } = await startNovaPoshta({ getCities: rows as Record<string, unknown>[] })
  Object.assign(state, { pageSize }, trouble && { trouble })
  const reading = readPages({ account, pace: noPause, method: 'getCities', toRow: toCity })
  return { reading, asked: state.asked }
}

const pageOf = ({ methodProperties }: { methodProperties: { Page?: string } }) => Number(methodProperties.Page)

test('all pages are read, one after another', async () => {
  const { reading, asked } = await read(many(1203))

  expect(await reading).toHaveLength(1203)
  expect(asked.map(pageOf)).toEqual([1, 2, 3])
})

test('pages that are shorter than they were asked to be are not the end', async () => {
  const { reading, asked } = await read(many(250), undefined, 100)

  expect(await reading).toHaveLength(250)
  expect(asked).toHaveLength(3)
})

test('without a total the first empty page is the end', async () => {
  const rows = many(120)
  const { reading, asked } = await read(rows, question => {
    const page = pageOf(question)
    return { body: accepted(rows.slice((page - 1) * 50, page * 50)) }
  })

  expect(await reading).toHaveLength(120)
  expect(asked.map(pageOf)).toEqual([1, 2, 3, 4])
})

test('a row that comes twice, because rows moved from page to page, is one place', async () => {
  const rows = many(6)
  const pages = [rows.slice(0, 3), rows.slice(2, 5), rows.slice(4, 6), []]
  const { reading } = await read(rows, question => ({ body: accepted(pages[pageOf(question) - 1] ?? [], 6) }))

  expect((await reading).map(({ ref }) => ref)).toEqual(rows.map(({ Ref }) => Ref))
})

test('a carrier that gives the same page for ever is stopped', async () => {
  const { reading, asked } = await read(many(3), () => ({ body: accepted(many(3)) }))

  expect(await reading).toHaveLength(3)
  expect(asked).toHaveLength(2)
})

test('a page that fails is asked for again', async () => {
  const { reading, asked } = await read(many(900), (_, count) => (count === 2 ? { status: 503, body: '' } : 'answer'))

  expect(await reading).toHaveLength(900)
  expect(asked.map(pageOf)).toEqual([1, 2, 2])
})

test('a page that never comes makes the whole reading fail: half a country is none', async () => {
  const { reading, asked } = await read(many(900), question => (pageOf(question) === 2 ? 'hang' : 'answer'))

  await expect(reading).rejects.toMatchObject({ name: 'CarrierSilence' })
  expect(asked.map(pageOf)).toEqual([1, 2, 2, 2])
})

test('pages that end before the total that the carrier named make the whole reading fail', async () => {
  const { reading } = await read(many(100), question => ({
    body: accepted(pageOf(question) === 1 ? many(100) : [], 1000),
  }))

  await expect(reading).rejects.toThrow('100 rows came instead of 1000')
})

test('single rows that cannot be read are left out; when most cannot, nothing is believed', async () => {
  const { reading: some } = await read([...many(9), { Ref: 'x' }, { Ref: 'y', Description: 7, Area: 'z' }])
  const { reading: none } = await read([{}, { ref: 'small letters' }, 'words', aCityRow(1)] as object[])

  expect(await some).toHaveLength(9)
  await expect(none).rejects.toThrow('most rows cannot be read')
})
