import type { Translate } from '@shop/shell/i18n'
import { $locale } from '@shop/shell/locale'
import en from '../locales/en.json' with { type: 'json' }
import uk from '../locales/uk.json' with { type: 'json' }
import type { Step } from './differences.ts'
import { fieldText, isForPeople } from './field-text.ts'
import { loggedRows } from './logged-rows.ts'
import { valueText, type Words } from './value-text.ts'

const names: Record<string, string> = { black: 'Чорний', dresses: 'Сукні', winter: 'Зима 2026', tall: '170–177' }
const translatorOf =
  (texts: Record<string, string>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String((values as Record<string, unknown>)[name]))
const words: Words = { t: translatorOf(uk), locale: 'uk', nameOf: (_, name) => names[name] ?? name }
const inEnglish: Words = { ...words, t: translatorOf(en), locale: 'en' }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

beforeEach(() => $locale.set('uk'))

test.each<[Step[], string]>([
  [['slider', { item: 4 }, 'alt_mobile', 'uk'], 'Слайд 4 · Що на фото для телефонів, українською'],
  [['slider', { item: 1 }, 'title', 'en'], 'Слайд 1 · Заголовок, англійською'],
  [['title', 'uk'], 'Назва, українською'],
  [['sizes', { item: '36 (S)' }, 'price'], 'Розмір 36 (S) · Ціна'],
  [['model_params', 'height_cm'], 'Хто на фото · Зріст, см'],
  [['SUK-1', 'uah', '36 (S)'], 'SUK-1 · Ціна, ₴ · 36 (S)'],
  [['second_factor_required'], 'Вимагати другий фактор'],
])('the field %j is called as in its form: %s', (path, expected) => {
  expect(fieldText(words.t, path)).toBe(expected)
})

test.each<[Step[], unknown, string]>([
  [['is_shown'], true, 'Показується'],
  [['is_shown'], false, 'Приховано'],
  [['active'], false, 'Ні'],
  [['color'], 'black', 'Чорний'],
  [['color'], 'gone-long-ago', 'gone-long-ago'],
  [['only_categories'], ['dresses', 'bags'], 'Сукні, bags'],
  [['change', 'collection'], 'winter', 'Зима 2026'],
  [['sizes', { item: '36 (S)' }, 'price'], { uah: 4990, eur: null }, '4 990 ₴'],
  [['sizes', { item: '36 (S)' }, 'price'], { uah: 4990, eur: 99.5 }, '4 990 ₴ · 99,50 €'],
  [['SUK-1', 'uah', '36 (S)'], 4990, '4 990 ₴'],
  [['SUK-1', 'is_there', '36 (S)'], true, 'Так'],
  [['weight_kg'], 0.5, '0,5'],
  [['percent'], 15, '15 %'],
  [['order_status'], 'awaiting_payment', 'Чекає на оплату'],
  [['role'], 'manager', 'менеджерка'],
  [['locale'], 'en', 'Англійська'],
  [['valid_until'], '2026-12-31', '31 груд. 2026 р.'],
  [['published_on'], '2026-11-21T10:00:00.000Z', '21 лист. 2026 р.'],
  [['slider', { item: 1 }, 'image'], '0f3a9c27d1e84b6f9a0b1c2d3e4f5a6b', 'Фото …4f5a6b'],
  [['images', { item: 1 }], { name: 'a'.repeat(32), alt: { uk: 'Зі спини', en: '' }, shot: 'back' }, 'Фото «Зі спини»'],
  [
    ['sizes', { item: '36 (S)' }],
    { name: '36 (S)', price: { uah: 4990, eur: null }, preorder_limit: null },
    'Ціна 4 990 ₴',
  ],
  [['comment'], 'Передзвонити', 'Передзвонити'],
  [['comment'], '', '–'],
  [['comment'], null, '–'],
])('of %j the value %j reads %s', (path, value, expected) => {
  expect(plain(valueText(words, { path, of: {} }, value))).toBe(expected)
})

test('an amount is in the currency beside it, and a meaning is of the dictionary beside it', () => {
  expect(plain(valueText(words, { path: ['amount'], of: { currency: 'EUR' } }, 120))).toBe('120,00 €')
  expect(plain(valueText(words, { path: ['amount'], of: {} }, 120))).toBe('120 ₴')
  expect(valueText(words, { path: ['values', { item: 1 }, 'name'], of: { kind: 'color' } }, 'black')).toBe('Чорний')
  expect(valueText(words, { path: ['values', { item: 1 }, 'name'], of: { kind: 'size' } }, 'black')).toBe('black')
})

test('the same is said in English', () => {
  $locale.set('en')
  const rows = loggedRows(
    inEnglish,
    { is_shown: true, start_sale_date: null, revision: 3 },
    { is_shown: false, start_sale_date: '2026-12-01', revision: 4 },
  )
  expect(rows).toEqual([
    { field: 'Shown in the shop', before: 'Shown', after: 'Hidden' },
    { field: 'Sale from', before: '–', after: '1 Dec 2026' },
  ])
})

test('what only the machinery needs is left out', () => {
  const paths: Step[][] = [['revision'], ['images', { item: 1 }, 'id'], ['confirm'], ['title', 'uk'], []]
  expect(paths.filter(isForPeople)).toEqual([['title', 'uk'], []])
})
