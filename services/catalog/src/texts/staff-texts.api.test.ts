import {
  changeTextEndpoint,
  restoreTextEndpoint,
  staffTextEndpoint,
  staffTextsEndpoint,
  textVersionEndpoint,
} from '@shop/contracts/staff/storefront/staff-texts'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const section = { heading: 'Хто ми', paragraphs: ['Перший абзац', '<b>не розмітка</b>'], list: ['одне', 'друге'] }
const written = { title: 'Ми', metaTitle: 'Ми | Левада', description: 'Опис', lead: 'Слово', sections: [section] }
const text = { uk: written, en: { ...written, title: 'We' } }

const shown = async (page = 'about-us') => (await api.get(`/api/texts/${page}`)).body.text
const open = async (page = 'about-us') => (await api.staff.read(staffTextEndpoint, { params: { page } })).page
const save = (revision: number, wanted: object = text, page = 'about-us') =>
  api.staff.write(changeTextEndpoint, { params: { page }, body: { revision, text: wanted } })
const restore = (revision: number, to: number | null) =>
  api.staff.write(restoreTextEndpoint, { params: { page: 'about-us' }, body: { revision, to } })

test('what staff save is what shoppers read, as plain text', async () => {
  const builtIn = await shown()
  const { page, change } = await save(0)

  expect(await shown()).toEqual(text)
  expect(await open()).toMatchObject({ is_edited: true, revision: 1, changed: { by: 'olena' } })
  expect(page).toEqual(await open())
  expect(change).toEqual({ action: 'text_change', subject: 'about-us', before: builtIn, after: text })
})

test('every page of the shop can be edited, and no other', async () => {
  const { pages } = await api.staff.read(staffTextsEndpoint)

  expect(pages.map(({ page, is_edited }) => [page, is_edited])).toContainEqual(['public-offer', false])
  expect(pages).toHaveLength(7)
  await expect(save(0, text, 'no-such-page')).rejects.toMatchObject({ code: 'not_found' })
})

test('of two who open an untouched page only the first one saves', async () => {
  await save(0)

  await expect(save(0)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { revision: 1, by: 'olena' } })
})

test('an earlier version comes back, and the one before it stays among the versions', async () => {
  await save(0)
  await save(1, { uk: { ...written, title: 'Друга' }, en: written })
  const { change } = await restore(2, 1)

  expect(change).toMatchObject({
    action: 'text_restore',
    subject: 'about-us',
    asked: { to: 1 },
    before: { uk: { title: 'Друга' } },
    after: text,
  })
  expect((await shown()).uk.title).toBe('Ми')
  const { versions } = await open()
  expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1])
  const second = await api.staff.read(textVersionEndpoint, { params: { page: 'about-us', revision: '2' } })
  expect(second.text.uk.title).toBe('Друга')
})

test('a page goes back to the text that came with the shop, and from there to what staff wrote', async () => {
  const builtIn = await shown()
  await save(0)
  const { change } = await restore(1, null)
  expect(change).toMatchObject({ asked: { to: null }, before: text, after: builtIn })
  expect(await shown()).toEqual(builtIn)
  expect(await open()).toMatchObject({ is_edited: false, revision: 2 })

  await restore(2, 1)
  expect(await shown()).toEqual(text)
})

test('only the latest fifty versions are kept', async () => {
  for (let revision = 0; revision < 53; revision += 1) await save(revision)

  const { versions } = await open()
  expect([versions.length, versions[0]?.revision, versions.at(-1)?.revision]).toEqual([50, 53, 4])
  await expect(restore(53, 2)).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  ['about-us', { uk: written, en: { ...written, sections: [] } }, { 'text.en.sections': 'sections_differ' }],
  [
    'about-us',
    { uk: { ...written, sections: [{ ...section, id: 'who' }] }, en: written },
    { 'text.en.sections.0.id': 'sections_differ' },
  ],
  ['public-offer', text, { 'text.uk.version': 'day_required' }],
])('%s with %j is refused', async (page, wanted, fields) => {
  await expect(save(0, wanted, page)).rejects.toMatchObject({ code: 'validation', details: { fields } })
})
