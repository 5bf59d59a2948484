import { aPageText } from '../../test/dictionary-calls.ts'
import { startApi } from '../../test/start-api.ts'

const title = { uk: 'Сукні', en: 'Dresses' }
const week = [...Array.from({ length: 5 }, () => ({ from: '10:00', to: '19:00' })), null, null]
const shop = { city: title, address: title, phone: '+380 44 000 01 01', hours: week }
const body = { chest: 88, waist: 68, hips: 94 }

async function writeAs(role: 'owner' | 'content', method: string, path: string, json: object) {
  const api = await startApi()
  const browser = await api.openAs(role)
  const answer = await browser.send(method, path, { json })
  const audit = await api.db.collection('audit').findOne({ subject: /./ })
  return { answer, audit, asked: api.asked }
}

test.each([
  [
    'POST',
    '/api/admin/categories',
    { name: 'maxi', title, parent_category: null, special: null },
    'category_add',
    'maxi',
  ],
  [
    'PUT',
    '/api/admin/categories/dresses',
    { title, parent_category: null, special: null, revision: 2 },
    'category_change',
    'dresses',
  ],
  ['POST', '/api/admin/categories/dresses/archive', { revision: 0, move_to: 'skirts' }, 'category_archive', 'dresses'],
  ['POST', '/api/admin/categories/dresses/restore', { revision: 0 }, 'category_restore', 'dresses'],
  ['POST', '/api/admin/categories/order', { parent_category: null, names: ['dresses'] }, 'category_order', 'all'],
  [
    'POST',
    '/api/admin/collections',
    { name: 'spring', fields: { title, is_current: true } },
    'collection_add',
    'spring',
  ],
  ['PUT', '/api/admin/colors/black', { fields: { title, hex: ' #1A1A1A ' }, revision: 1 }, 'color_change', 'black'],
  ['PUT', '/api/admin/sizes/36%20(S)', { fields: { short_name: 'S', body }, revision: 0 }, 'size_change', '36 (S)'],
  ['DELETE', '/api/admin/heights/160-167', { revision: 0 }, 'height_remove', '160-167'],
  ['POST', '/api/admin/colors/order', { names: ['black'] }, 'color_order', 'all'],
  ['POST', '/api/sizes/short-sizes/change', { short_sizes: { '36 (S)': 'Es' } }, 'size_change', 'short-sizes'],
  ['POST', '/api/sizes/heights/change', { heights: [{ name: '170-177', title }] }, 'height_change', 'heights'],
  ['POST', '/api/shop-location/change-info', { action: 'save', id: 'kyiv', revision: 0, shop }, 'shop_save', 'kyiv'],
  ['PUT', '/api/admin/texts/about-us', { revision: 0, text: aPageText }, 'text_change', 'about-us'],
  ['POST', '/api/admin/texts/about-us/restore', { revision: 1, to: null }, 'text_restore', 'about-us'],
  ['POST', '/api/admin/redirects', { from: '/product/OLD', to: '/store' }, 'redirect_add', '/product/old'],
  ['DELETE', '/api/admin/redirects', { from: '/product/old' }, 'redirect_remove', '/product/old'],
])('%s %s is done and stands in the audit log', async (method, path, json, action, subject) => {
  const { answer, audit, asked } = await writeAs('content', method, path, json)

  expect([answer.body.status, answer.body.error]).toEqual([true, undefined])
  expect([audit?.action, audit?.subject, audit?.who]).toEqual([action, subject, 'content-of-test'])
  expect(asked.length).toBeGreaterThan(0)
})

test.each([
  [
    'POST',
    '/api/admin/categories',
    { name: 'Сукні', title, parent_category: null, special: null },
    { name: 'slug_invalid' },
  ],
  [
    'POST',
    '/api/admin/categories',
    { name: 'maxi', title: { uk: ' ', en: 'M' }, parent_category: null, special: 'old' },
    { 'title.uk': 'required' },
  ],
  ['POST', '/api/admin/colors', { name: 'red', fields: { title, hex: 'red' } }, { 'fields.hex': 'hex_invalid' }],
  [
    'POST',
    '/api/admin/colors',
    { name: 'red', fields: { title, hex: '#ff0000', pattern: 'paisley' } },
    { 'fields.pattern': 'invalid' },
  ],
  [
    'POST',
    '/api/admin/sizes',
    { name: '36 (S)', fields: { short_name: 'S', body: { ...body, chest: 8.8 } } },
    { 'fields.body.chest': 'measure_invalid' },
  ],
  [
    'POST',
    '/api/admin/sizes',
    { name: '36 (S)', fields: { short_name: 'S', body: { ...body, hips: 94.3 } } },
    { 'fields.body.hips': 'measure_invalid' },
  ],
  [
    'POST',
    '/api/shop-location/change-info',
    { action: 'save', id: null, revision: 0, shop: { ...shop, phone: '123' } },
    { 'shop.phone': 'phone_invalid' },
  ],
  [
    'POST',
    '/api/shop-location/change-info',
    {
      action: 'save',
      id: null,
      revision: 0,
      shop: { ...shop, hours: [{ from: '19:00', to: '10:00' }, ...week.slice(1)] },
    },
    { 'shop.hours.0.to': 'hours_order' },
  ],
  [
    'POST',
    '/api/shop-location/change-info',
    {
      action: 'save',
      id: null,
      revision: 0,
      shop: { ...shop, hours: [{ from: '9:00', to: '25:00' }, ...week.slice(1)] },
    },
    { 'shop.hours.0.from': 'time_invalid' },
  ],
  [
    'PUT',
    '/api/admin/texts/about-us',
    { revision: 0, text: { ...aPageText, uk: { ...aPageText.uk, title: '' } } },
    { 'text.uk.title': 'required' },
  ],
  ['POST', '/api/admin/redirects', { from: '', to: '/store' }, { from: 'required' }],
])('%s %s with something wrong is refused at its field', async (method, path, json, fields) => {
  const { answer, audit, asked } = await writeAs('owner', method, path, json)

  expect([answer.status, answer.body.error]).toMatchObject([400, { code: 'validation', fields }])
  expect([audit, asked]).toEqual([null, []])
})
