import { type OfficeScreen, screen } from './screen.ts'

/** Collections, colours, sizes and heights. */
export const dictionaries = [
  ['collection', 'collections', 'autumn-winter-2026'],
  ['color', 'colors', 'graphite'],
  ['size', 'sizes', '36 (S)'],
  ['height', 'heights', '170-177'],
].flatMap(([kind, calls, name]): OfficeScreen[] => [
  screen(`/admin/other/dictionaries?list=${kind}&open=${encodeURIComponent(name ?? '')}`, [
    ['Зберегти', `PUT /api/admin/${calls}/:name`],
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
    [/^Раніше: /, `POST /api/admin/${calls}/order`],
    ['Завантажити CSV', `POST /api/admin/${calls}/exports`],
  ]),
  screen(`/admin/other/dictionaries?list=${kind}&open=new`, [['Зберегти', `POST /api/admin/${calls}`]]),
])

const categories = '/api/admin/categories'

/** Categories, static pages, redirects and shops. */
export const texts: readonly OfficeScreen[] = [
  screen('/admin/other/categories?open=dresses', [
    ['Зберегти', `PUT ${categories}/:name`],
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
    [/^Пізніше: /, `POST ${categories}/order`],
    ['Завантажити CSV', `POST ${categories}/exports`],
  ]),
  screen('/admin/other/categories?open=new-category', [['Зберегти', `POST ${categories}`]]),
  screen(
    '/admin/other/texts?page=about-us',
    [
      ['Зберегти', 'PUT /api/admin/texts/:page'],
      ['Повернути початковий текст', 'POST /api/admin/texts/:page/restore'],
    ],
    { first: 'Попередні версії' },
  ),
  screen('/admin/other/redirects', [
    ['Додати', 'POST /api/admin/redirects'],
    ['Завантажити CSV', 'POST /api/admin/redirects/exports'],
    [/^Вилучити переадресування/, 'DELETE /api/admin/redirects'],
  ]),
  screen('/admin/shop-location?open=kyiv', [
    ['Завантажити CSV', 'POST /api/admin/shop-location/exports'],
    ['Зберегти', 'POST /api/shop-location/change-info'],
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
    [/^Пізніше: /, 'POST /api/shop-location/change-info'],
  ]),
]
