import { changed, type OfficeScreen, screen } from './screen.ts'

const products = '/api/admin/products'
const article = `${products}/by-article/:article`
const bundles = '/api/admin/bundles'
const bundle = `${bundles}/by-article/:article`

const oneExchange = {
  exchanges: [{ id: 'a', at: '2026-11-21T10:00:00.000Z', files: [], ignored: [] }],
  count: 1,
  page: 1,
  limit: 10,
}

/** Products, their pictures, bundles, import. */
export const goods: readonly OfficeScreen[] = [
  screen(
    '/admin/other/products?open=camisole',
    [
      [/^У магазині: /, `PUT ${article}/is-show`],
      ['Показати в магазині', `POST ${products}/bulk`],
      ['Приховати', `POST ${products}/bulk`],
      ['Змінити ціну', `POST ${products}/bulk`],
      ['Перенести до категорії', `POST ${products}/bulk`],
      ['Перенести до колекції', `POST ${products}/bulk`],
    ],
    { first: /^Обрати: / },
  ),
  screen('/admin/other/products/new', [[/^Створити /, `POST ${products}`]]),
  screen('/admin/other/products/DR-1042-BUR-R', [
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
    // One button saves all parts.
    ['Зберегти', `PUT ${products}/models/:model`],
    [/^Приховати: /, `PUT ${article}/is-show`],
    ['Вибрати фото', 'POST /api/images/upload'],
    ['Додати рекомендацію', `PUT ${article}/recommendations`],
    ['Завантажити CSV', `POST ${products}/history/exports`],
  ]),
  screen('/admin/images', [['Завантажити CSV', 'POST /api/admin/images/exports']]),
  screen('/admin/images/DR-1042-BUR-R', [
    ['Вибрати фото', 'POST /api/images/upload'],
    ['Зберегти', 'POST /api/images/change'],
    [/^Прибрати: /, 'POST /api/images/change'],
  ]),
  screen('/admin/bundles', [
    ['Завантажити CSV', 'POST /api/admin/bundles/exports'],
    [/^У магазині: /, `PUT ${bundle}/is-show`],
    [/^Новинка: /, `PUT ${bundle}/is_new`],
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
  ]),
  screen('/admin/bundles/new', [['Зберегти', `POST ${bundles}`]]),
  screen('/admin/bundles/BN-9001-CAM', [
    ['Зберегти', `PUT ${bundle}`],
    [/^В архів: /, 'POST /api/admin/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/removing/delete'],
  ]),
  screen('/admin/other/1c/goods', [['Зберегти', 'PUT /api/admin/integration-1c/goods']]),
  screen(
    '/admin/other/1c/goods',
    [['Журнал обмінів: Завантажити CSV', 'POST /api/admin/integration-1c/goods/exchanges/exports']],
    { answers: answers => ({ ...answers, '/api/admin/integration-1c/goods/exchanges': oneExchange }) },
  ),
  screen('/admin/other/import', [
    ['Обрати файл', `POST ${products}/import`],
    ['Завантажити CSV', `POST ${products}/import/exports`],
  ]),
  screen('/admin/other/import?import=a6cef5bd8c8969b1', [
    [/^Застосувати: /, `POST ${products}/import/:id/apply`],
    ['Завантажити CSV', `POST ${products}/import/products/exports`],
    ['Не застосовувати', `POST ${products}/import/:id/cancel`],
  ]),
  screen(
    '/admin/other/import?import=a6cef5bd8c8969b1',
    [['Завантажити фото ще раз', `POST ${products}/import/:id/pictures`]],
    {
      answers: answers =>
        changed(answers, `${products}/import/:id`, 'import', {
          state: 'done',
          pictures: { waiting: 0, done: 3, failed: 1 },
        }),
    },
  ),
]
