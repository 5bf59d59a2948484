import { anImport } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/products/import'
const csv = { 'content-type': 'text/csv' }

async function start() {
  const { openAs, asked, db } = await startApi()
  const browser = await openAs('content')
  return {
    browser,
    asked,
    upload: (body: string | Buffer, query = '', headers = csv) =>
      browser.send('POST', `${path}${query}`, { body, headers }),
    audited: () =>
      db
        .collection('audit')
        .find({ action: /^import/ })
        .sort({ at: 1 })
        .toArray(),
  }
}

test('a file is handed to the catalogue with what staff say of it; a dry run is no write', async () => {
  const { upload, asked, audited } = await start()
  const options = encodeURIComponent(JSON.stringify({ Material: 'title' }))

  const answer = await upload('article\nA-1\n', `?file_name=goods.csv&currency=EUR&rate=45.5&options=${options}`)

  expect([answer.status, answer.body.import]).toEqual([200, anImport])
  expect(asked).toEqual([
    {
      by: 'content-of-test',
      dry_run: true,
      file_name: 'goods.csv',
      answers: {
        language: 'uk',
        currency: 'EUR',
        rate: 45.5,
        collection: null,
        color: null,
        options: { Material: 'title' },
      },
      file: 'article\nA-1\n',
    },
  ])
  expect(await audited()).toEqual([])
})

test('without a dry run it is a write from the start', async () => {
  const { upload, audited } = await start()
  await upload('article\nA-1\n', '?dry_run=0')

  expect(await audited()).toMatchObject([{ action: 'import_apply', subject: anImport.id, who: 'content-of-test' }])
})

test('applying, cancelling and fetching pictures again are written down', async () => {
  const { browser, asked, audited } = await start()
  for (const step of ['apply', 'cancel', 'pictures']) {
    expect((await browser.post(`${path}/${anImport.id}/${step}`, {})).status).toBe(200)
  }

  expect(asked).toEqual(['apply', 'cancel', 'pictures'].map(step => ({ id: anImport.id, by: 'content-of-test', step })))
  expect(await audited()).toMatchObject([
    { action: 'import_apply', subjects: ['A-1'], before: { state: 'planned' }, after: { state: 'applying' } },
    { action: 'import_cancel', after: { state: 'cancelled' } },
    { action: 'import_pictures' },
  ])
})

test.each([
  ['options that are no JSON', '?options=%7B', 'article\nA-1\n'],
  ['options that are a list', '?options=%5B%5D', 'article\nA-1\n'],
  ['an option of no such use', '?options=%7B%22a%22%3A%22b%22%7D', 'article\nA-1\n'],
  ['a currency of digits', '?currency=12', 'article\nA-1\n'],
  ['a rate of nothing', '?rate=0', 'article\nA-1\n'],
])('%s is refused', async (_what, query, body) => {
  const { upload } = await start()

  expect((await upload(body, query)).status).toBe(400)
})

test('what is no table, or too large, does not come in', async () => {
  const { upload } = await start()

  expect((await upload('x', '', { 'content-type': 'image/png' })).status).toBe(415)
  expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
})

test('an export of a filter comes in parts, as a file', async () => {
  const { browser, asked } = await start()

  const answer = await browser.send('GET', '/api/admin/products/export?search[article]=DR&shown=1&language=en')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/)
  expect(asked).toEqual([
    { filter: { search: 'DR', shown: true }, language: 'en', after: '' },
    { filter: { search: 'DR', shown: true }, language: 'en', after: 'A-1' },
  ])
})

test.each(['?language=fr', '?stock=full', '?shown=2', '?category=A%20B'])('an export of %s is refused', async query => {
  const { browser } = await start()

  expect((await browser.get(`/api/admin/products/export${query}`)).status).toBe(400)
})

test('the table of tags and categories is set by staff, and that is written down', async () => {
  const { browser, audited } = await start()
  const categories = [{ word: 'gowns', category: 'dresses' }]

  expect((await browser.send('PUT', '/api/admin/import-categories', { json: { categories } })).body).toMatchObject({
    categories,
  })
  expect(await audited()).toMatchObject([{ action: 'import_categories', after: { categories } }])
})
