import type { Translate } from '@shop/shell/i18n'
import uk from '../../locales/uk.json' with { type: 'json' }
import { fieldText, isForPeople, valueText } from './field-text.ts'
import { subjectText } from './subject-text.ts'

const texts: Record<string, string> = uk
const t: Translate = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String((values as Record<string, unknown>)[name]))

test.each([
  ['slider.3.alt_mobile.uk', 'Слайд 4 · Що на фото для телефонів, українською'],
  ['slider.0.title.en', 'Слайд 1 · Заголовок, англійською'],
  ['title.uk', 'Назва, українською'],
  ['sizes.1.price.uah', 'Розмір 2 · Ціна · ₴'],
  ['model_params.height_cm', 'Хто на фото · Зріст, см'],
  ['second_factor_required', 'Вимагати другий фактор'],
  ['36 (S)', '36 (S)'],
])('the field %s is called as in its form: %s', (field, expected) => {
  expect(fieldText(t, field)).toBe(expected)
})

test.each([
  ['is_shown', 'true', 'Так'],
  ['active', 'false', 'Ні'],
  ['order_status', 'awaiting_payment', 'Чекає на оплату'],
  ['role', 'manager', 'менеджерка'],
  ['locale', 'en', 'Англійська'],
  ['valid_until', '2026-12-31', '31 груд. 2026 р.'],
  ['slider.0.image', '0f3a9c27d1e84b6f9a0b1c2d3e4f5a6b', 'Фото …4f5a6b'],
  ['comment', 'Передзвонити', 'Передзвонити'],
])('of %s the value %s reads %s', (field, value, expected) => {
  expect(valueText(t, 'uk', field, value)).toBe(expected)
})

test('what only the machinery needs is left out', () => {
  expect(['revision', 'images.0.id', 'confirm', 'title.uk'].filter(isForPeople)).toEqual(['title.uk'])
})

const id = '2f1b1c9e-0000-4000-8000-000000000001'
test.each([
  [{ action: 'order_take', subject: '26-000042' }, '26-000042'],
  [{ action: 'product_bulk', subject: id }, 'Кілька товарів'],
  [{ action: 'import_apply', subject: id, name: 'зима.csv' }, 'зима.csv'],
  [
    { action: 'shop_save', subject: 'shop-1a2b3c4d', name: { uk: 'Київ, Хрещатик, 1', en: 'Kyiv' } },
    'Київ, Хрещатик, 1',
  ],
  [{ action: 'shop_remove', subject: 'shop-1a2b3c4d' }, 'Магазин'],
  [{ action: 'home_draft_change', subject: 'is_header_white, slider' }, 'Світла шапка на широких екранах, Слайди'],
  [{ action: 'outbox_retry', subject: `paid 26-000042 ${id}` }, 'Лист про 26-000042'],
  [{ action: 'outbox_retry', subject: `invitation ${id}` }, 'Лист'],
  [{ action: 'release_rollback', subject: 'mf-admin' }, 'Кабінет працівників'],
  [{ action: 'color_order', subject: 'all' }, 'усі'],
  [{ action: 'order_take', subject: id }, ''],
  [{ action: 'logout', subject: null }, ''],
])('the subject of %o reads %s', (entry, expected) => {
  expect(subjectText(t, 'uk', entry)).toBe(expected)
})
