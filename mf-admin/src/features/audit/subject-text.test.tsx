import type { Translate } from '@shop/shell/i18n'
import uk from '../../locales/uk.json' with { type: 'json' }
import { subjectText } from './subject-text.ts'

const texts: Record<string, string> = uk
const t: Translate = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String((values as Record<string, unknown>)[name]))
const names: Record<string, string> = { black: 'Чорний' }
const words = { t, locale: 'uk', nameOf: (_: string, name: string) => names[name] ?? name } as const

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
  [{ action: 'release_publish', subject: 'catalog' }, 'Сервіс: Каталог'],
  [{ action: 'release_take_back', subject: 'host-server' }, 'Сервіс: Сервер сторінок'],
  [{ action: 'color_order', subject: 'all' }, 'усі'],
  [{ action: 'color_change', subject: 'black' }, 'Чорний'],
  [{ action: 'color_remove', subject: 'gone' }, 'gone'],
  [{ action: 'order_take', subject: id }, ''],
  [{ action: 'logout', subject: null }, ''],
])('the subject of %o reads %s', (entry, expected) => {
  expect(subjectText(words, entry)).toBe(expected)
})
