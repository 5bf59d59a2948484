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
      who: 'content-of-test',
      dry_run: '1',
      file_name: 'goods.csv',
      language: 'uk',
      currency: 'EUR',
      rate: 45.5,
      options: '{"Material":"title"}',
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

test('what staff say of a file goes to the catalogue, and is written down', async () => {
  const { browser, asked, audited } = await start()
  const answers = { language: 'en', currency: 'EUR', rate: 45.5, collection: 'spring', color: null, options: {} }
  const values = [{ kind: 'size', value: 'Small', name: '36 (S)' }]

  const answer = await browser.send('PUT', `${path}/${anImport.id}/answers`, { json: { ...answers, values } })

  expect([answer.status, answer.body]).toMatchObject([200, { import: { state: 'reading', answers } }])
  expect(asked).toEqual([{ id: anImport.id, who: 'content-of-test', ...answers, values }])
  expect(await audited()).toMatchObject([{ action: 'import_answers', subject: anImport.id }])
})

test('applying, cancelling and fetching pictures again are written down', async () => {
  const { browser, asked, audited } = await start()
  for (const step of ['apply', 'cancel', 'pictures']) {
    expect((await browser.post(`${path}/${anImport.id}/${step}`, {})).status).toBe(200)
  }

  const [id, who] = [anImport.id, 'content-of-test']
  expect(asked).toEqual([1, 2, 3].map(() => ({ id, who })))
  const states = { before: { state: 'planned' }, after: { state: 'applying' } }
  expect(await audited()).toMatchObject([
    { action: 'import_apply', subject: id, ...states },
    { action: 'import_cancel', subject: id, ...states },
    { action: 'import_pictures', subject: id, ...states },
  ])
})

test.each([
  ['a language that nobody reads', '?language=fr'],
  ['a rate that is no number', '?rate=dear'],
  ['neither a dry run nor none', '?dry_run=2'],
])('%s is refused before the catalogue is asked', async (_what, query) => {
  const { upload, asked } = await start()

  expect([(await upload('article\nA-1\n', query)).status, asked]).toEqual([400, []])
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
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.text).toBe('en 1\r\nen 2\r\n')
  expect(asked).toEqual([{ 'search[article]': 'DR', shown: '1', language: 'en' }])
})

test('refused rows come in parts, as a file', async () => {
  const { browser } = await start()

  const answer = await browser.send('GET', `${path}/${anImport.id}/refused?language=en`)

  expect([answer.status, answer.text]).toEqual([200, 'en 1\r\nen 2\r\n'])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="refused-${anImport.id}.csv"`)
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
