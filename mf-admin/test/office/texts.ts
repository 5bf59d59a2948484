import type { OfficeScreen } from './screen.ts'

/** Collections, colours, sizes and heights. */
export const dictionaries = [
  ['collection', 'collections', 'autumn-winter-2026'],
  ['color', 'colors', 'graphite'],
  ['size', 'sizes', '36 (S)'],
  ['height', 'heights', '170-177'],
].flatMap(([kind, calls, name]): OfficeScreen[] => [
  {
    at: `/admin/other/dictionaries?list=${kind}&open=${encodeURIComponent(name ?? '')}`,
    controls: [
      ['Зберегти', `PUT /api/admin/${calls}/:name`],
      ['Вилучити', `DELETE /api/admin/${calls}/:name`],
      [/^Раніше: /, `POST /api/admin/${calls}/order`],
    ],
  },
  {
    at: `/admin/other/dictionaries?list=${kind}&open=new`,
    controls: [['Зберегти', `POST /api/admin/${calls}`]],
  },
])

const categories = '/api/admin/categories'

/** Categories, static pages, redirects and shops. */
export const texts: readonly OfficeScreen[] = [
  {
    at: '/admin/other/categories?open=dresses',
    controls: [
      ['Зберегти', `PUT ${categories}/:name`],
      ['В архів', `POST ${categories}/:name/archive`],
      [/^Пізніше: /, `POST ${categories}/order`],
    ],
  },
  {
    at: '/admin/other/categories?archived=1&open=wrap-dresses',
    controls: [['Повернути з архіву', `POST ${categories}/:name/restore`]],
  },
  {
    at: '/admin/other/categories?open=new-category',
    controls: [['Зберегти', `POST ${categories}`]],
  },
  {
    at: '/admin/other/texts?page=about-us',
    first: 'Попередні версії',
    controls: [
      ['Зберегти', 'PUT /api/admin/texts/:page'],
      ['Повернути початковий текст', 'POST /api/admin/texts/:page/restore'],
    ],
  },
  {
    at: '/admin/other/redirects',
    controls: [
      ['Додати', 'POST /api/admin/redirects'],
      [/^Вилучити переадресування/, 'DELETE /api/admin/redirects'],
    ],
  },
  {
    at: '/admin/shop-location?open=kyiv',
    controls: [
      ['Зберегти', 'POST /api/shop-location/change-info'],
      ['Вилучити магазин', 'POST /api/shop-location/change-info'],
      [/^Пізніше: /, 'POST /api/shop-location/change-info'],
    ],
  },
]
