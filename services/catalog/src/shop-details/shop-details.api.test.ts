import {
  changeShopDetailsEndpoint,
  type ShopDetailsForm,
  staffShopDetailsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shop-details'
import { demonstrationDetails, internalShopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const form: ShopDetailsForm = {
  phone: '+380 (67) 123-45-67',
  email: 'hello@nova.example',
  social: { instagram: 'https://www.instagram.com/nova', facebook: '', telegram: 'https://t.me/nova', tiktok: '' },
  seller: {
    name: { uk: 'ТОВ "Нова"', en: 'Nova LLC' },
    code: '1436 0570',
    address: { uk: 'вул. Нова, 1, м. Львів', en: '1 Nova St, Lviv' },
  },
  sender: { name: 'Нова', email: 'orders@nova.example' },
}
const saved = {
  ...form,
  phone: '+380671234567',
  seller: { ...form.seller, code: '14360570' },
}
const { sender, ...details } = saved

const save = (wanted: object, revision = 0) =>
  api.staff.write(changeShopDetailsEndpoint, {
    body: { ...wanted, revision } as ShopDetailsForm & { revision: number },
  })
const shown = async () => (await api.get('/api/shop-details')).body.details

test('until staff have entered something customers read those of the demonstration', async () => {
  expect(await shown()).toEqual(demonstrationDetails)
  expect((await api.staff.read(staffShopDetailsEndpoint)).details).toEqual({
    entered: null,
    shown: demonstrationDetails,
    revision: 0,
    changed: null,
  })
  expect(await api.internal.call(internalShopDetailsEndpoint, {})).toEqual({
    details: demonstrationDetails,
    sender: { name: '', email: '' },
  })
})

test('what staff enter is what customers and other services read at once, written as it is stored', async () => {
  const { details: answer, change } = await save(form)

  expect(answer).toMatchObject({ entered: saved, shown: details, revision: 1, changed: { by: 'olena' } })
  expect(change).toEqual({ action: 'settings_details', subject: 'shop', before: null, after: saved })
  expect(await shown()).toEqual(details)
  expect(await api.internal.call(internalShopDetailsEndpoint, {})).toEqual({ details, sender })

  const again = await save({ ...form, phone: '+380671234568' }, 1)
  expect(again.change).toMatchObject({ before: saved, after: { ...saved, phone: '+380671234568' } })
})

test('page texts name the seller as entered, those that staff wrote as well', async () => {
  const page = async (name: string) => JSON.stringify((await api.get(`/api/texts/${name}`)).body.text)
  expect(await page('public-offer')).toContain('ЄДРПОУ 00000000')
  const text = { title: 'Ми', metaTitle: 'Ми', description: 'Ми', lead: 'Пишіть: {{seller.email}}', sections: [] }
  const about = { _id: 'about-us', uk: text, en: text }
  await api.db.collection<typeof about>('texts').insertOne(about)

  await save(form)
  const offer = await page('public-offer')
  expect(offer).toContain('ТОВ \\"Нова\\"')
  expect(offer).toContain('EDRPOU 14360570')
  expect(offer).not.toMatch(/Левада Демо|Levada Demo|\{\{/)
  expect(await page('about-us')).toContain('Пишіть: hello@nova.example')
  expect(await page('contacts')).toContain('+380 67 123 45 67')
})

test('of two who open them only the first one saves', async () => {
  await save(form)

  await expect(save(form)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { revision: 1, by: 'olena' } })
})

const social = (instagram: string) => ({ ...form, social: { ...form.social, instagram } })
const seller = (change: object) => ({ ...form, seller: { ...form.seller, ...change } })

test.each([
  ['no phone', { ...form, phone: '' }, 'phone', 'phone_required'],
  ['a phone without its country', { ...form, phone: '067 123 45 67' }, 'phone', 'phone_invalid'],
  ['a phone that is too short', { ...form, phone: '+38067123456' }, 'phone', 'phone_invalid'],
  ['no email', { ...form, email: '' }, 'email', 'email_required'],
  ['an email that is none', { ...form, email: 'hello@nova' }, 'email', 'email_incorrect'],
  ['a link without encryption', social('http://instagram.com/nova'), 'social.instagram', 'web_address_invalid'],
  ['a script for a link', social('javascript:alert(1)'), 'social.instagram', 'web_address_invalid'],
  ['a link with a password', social('https://a:b@nova.example'), 'social.instagram', 'web_address_invalid'],
  ['a name alone for a link', social('@nova'), 'social.instagram', 'web_address_invalid'],
  ['no code', seller({ code: ' ' }), 'seller.code', 'legal_code_required'],
  ['a code with a mistyped digit', seller({ code: '14360571' }), 'seller.code', 'legal_code_invalid'],
  ['a seller in one language', seller({ name: { uk: 'Нова', en: ' ' } }), 'seller.name.en', 'needed'],
  ['a sender that is none', { ...form, sender: { name: '', email: 'orders' } }, 'sender.email', 'email_incorrect'],
  ['a sender’s name in brackets', { ...form, sender: { name: 'a <b@c.d>', email: '' } }, 'sender.name', 'invalid'],
])('%s is refused, and nothing is changed', async (_, wrong, field, code) => {
  await expect(save(wrong)).rejects.toMatchObject({ code: 'validation', details: { fields: { [field]: code } } })
  expect(await shown()).toEqual(demonstrationDetails)
})
