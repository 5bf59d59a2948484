import { changed, type OfficeScreen } from './screen.ts'

const products = '/api/admin/products'
const article = `${products}/by-article/:article`
const bundles = '/api/admin/bundles'
const bundle = `${bundles}/by-article/:article`

/** Products, their pictures, bundles, import. */
export const goods: readonly OfficeScreen[] = [
  {
    at: '/admin/other/products',
    first: /^Обрати: /,
    controls: [
      [/^У магазині: /, `PUT ${article}/is-show`],
      ['Показати в магазині', `POST ${products}/bulk`],
      ['Приховати', `POST ${products}/bulk`],
      ['Змінити ціну', `POST ${products}/bulk`],
      ['Перенести до категорії', `POST ${products}/bulk`],
      ['Перенести до колекції', `POST ${products}/bulk`],
    ],
  },
  { at: '/admin/other/products/new', controls: [[/^Створити /, `POST ${products}`]] },
  {
    at: '/admin/other/products/DR-1042-BUR-R',
    controls: [
      ['Зберегти модель', `PUT ${products}/models/:model`],
      [/^Приховати: /, `PUT ${article}/is-show`],
      ['Вибрати фото', 'POST /api/images/upload'],
      ['Зберегти фото', 'POST /api/images/change'],
      ['Зберегти артикул', `PUT ${article}`],
      ['Зберегти клітинки', `PUT ${products}/models/:model/sizes`],
      ['Зберегти, хто на фото', `PUT ${article}/model-params`],
      ['Додати рекомендацію', `PUT ${article}/recommendations`],
    ],
  },
  {
    at: '/admin/images/DR-1042-BUR-R',
    controls: [
      ['Вибрати фото', 'POST /api/images/upload'],
      ['Зберегти', 'POST /api/images/change'],
      [/^Видалити/, 'POST /api/images/change'],
    ],
  },
  {
    at: '/admin/bundles',
    controls: [
      [/^У магазині: /, `PUT ${bundle}/is-show`],
      [/^Новинка: /, `PUT ${bundle}/is_new`],
      [/^Видалити: /, `DELETE ${bundle}`],
      ['Повернути', `POST ${bundle}/restore`],
    ],
  },
  {
    at: '/admin/bundles/new',
    controls: [['Зберегти', `POST ${bundles}`]],
  },
  {
    at: '/admin/bundles/BN-9001-CAM',
    controls: [
      ['Зберегти', `PUT ${bundle}`],
      ['Видалити образ', `DELETE ${bundle}`],
    ],
  },
  {
    at: '/admin/other/1c/goods',
    controls: [['Зберегти', 'PUT /api/admin/integration-1c/goods']],
  },
  {
    at: '/admin/other/import',
    controls: [['Обрати файл', `POST ${products}/import`]],
  },
  {
    at: '/admin/other/import?import=a6cef5bd8c8969b1',
    controls: [
      [/^Застосувати: /, `POST ${products}/import/:id/apply`],
      ['Не застосовувати', `POST ${products}/import/:id/cancel`],
    ],
  },
  {
    at: '/admin/other/import?import=a6cef5bd8c8969b1',
    answers: answers =>
      changed(answers, `${products}/import/:id`, 'import', {
        state: 'done',
        pictures: { waiting: 0, done: 3, failed: 1 },
      }),
    controls: [['Завантажити фото ще раз', `POST ${products}/import/:id/pictures`]],
  },
]
