import { staticTextEndpoint } from '@shop/contracts/static-texts/static-texts'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const edited = {
  title: 'Нова назва',
  metaTitle: 'Нова назва | Левада',
  description: 'Опис',
  lead: 'Слово',
  sections: [],
}

test('a page that nobody edited has the text that came with the shop, in both languages', async () => {
  const { status, body } = await api.get('/api/texts/contacts')

  expect([status, body.page, body.text.uk.title, body.text.en.title]).toEqual([200, 'contacts', 'Контакти', 'Contacts'])
  expect({ status: true, ...staticTextEndpoint.result.parse(body) }).toEqual(body)
})

test('the contacts invite nobody while there is no shop to come to', async () => {
  const shops = await api.db.collection('shops').find().toArray()
  await api.db.collection('shops').deleteMany({})
  const { text } = (await api.get('/api/texts/contacts')).body
  await api.db.collection('shops').insertMany(shops)

  expect(text.en.lead).toBe('Call us every day from 9:00 to 20:00 on +380 44 000 21 14.')
  expect(text.uk.sections.map(({ heading }: { heading: string }) => heading)).toEqual(['Напишіть нам'])
})

test('a page that staff edited has their text', async () => {
  const page = { _id: 'about-us', uk: edited, en: { ...edited, title: 'New title' } }
  await api.db.collection<typeof page>('texts').insertOne(page)

  expect((await api.get('/api/texts/about-us')).body.text).toEqual({ uk: page.uk, en: page.en })
})

test('what is no static page of the shop is not found', async () => {
  expect((await api.get('/api/texts/no-such-page')).status).toBe(404)
  expect((await api.get('/api/texts/..%2Fsecrets')).status).toBe(400)
})
