import { ArticleImagesPage } from '../../src/pages/ArticleImagesPage.tsx'
import { BundlePage } from '../../src/pages/BundlePage.tsx'
import { BundlesPage } from '../../src/pages/BundlesPage.tsx'
import { ImportPage } from '../../src/pages/ImportPage.tsx'
import { NewProductPage } from '../../src/pages/NewProductPage.tsx'
import { ProductPage } from '../../src/pages/ProductPage.tsx'
import { ProductsPage } from '../../src/pages/ProductsPage.tsx'
import { changed, type OfficeScreen } from './screen.ts'

const products = '/api/admin/products'
const article = `${products}/by-article/:article`
const bundles = '/api/admin/bundles'
const bundle = `${bundles}/by-article/:article`

/** Products, their pictures, bundles, import. */
export const goods: readonly OfficeScreen[] = [
  {
    at: '/admin/other/products',
    page: <ProductsPage />,
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
  { at: '/admin/other/products/new', page: <NewProductPage />, controls: [[/^Створити /, `POST ${products}`]] },
  {
    at: '/admin/other/products/DR-1042-BUR-R',
    path: '/admin/other/products/:article',
    page: <ProductPage />,
    controls: [
      ['Зберегти', `PUT ${article}`],
      ['Приховати', `PUT ${article}/is-show`],
      ['Змінити залишки', `PUT ${article}/stock`],
      ['Зберегти параметри', `PUT ${article}/model-params`],
      ['Додати рекомендацію', `PUT ${article}/recommendations`],
    ],
  },
  {
    at: '/admin/images/DR-1042-BUR-R',
    path: '/admin/images/:article',
    page: <ArticleImagesPage />,
    controls: [
      ['Вибрати фото', 'POST /api/images/upload'],
      ['Зберегти', 'POST /api/images/change'],
      [/^Видалити/, 'POST /api/images/change'],
    ],
  },
  {
    at: '/admin/bundles',
    page: <BundlesPage />,
    controls: [
      [/^У магазині: /, `PUT ${bundle}/is-show`],
      [/^Новинка: /, `PUT ${bundle}/is_new`],
      [/^Видалити: /, `DELETE ${bundle}`],
      ['Повернути', `POST ${bundle}/restore`],
    ],
  },
  {
    at: '/admin/bundles/new',
    path: '/admin/bundles/:article',
    page: <BundlePage />,
    controls: [['Зберегти', `POST ${bundles}`]],
  },
  {
    at: '/admin/bundles/BN-9001-CAM',
    path: '/admin/bundles/:article',
    page: <BundlePage />,
    controls: [
      ['Зберегти', `PUT ${bundle}`],
      ['Видалити образ', `DELETE ${bundle}`],
    ],
  },
  {
    at: '/admin/other/import',
    page: <ImportPage />,
    controls: [['Обрати файл', `POST ${products}/import`]],
  },
  {
    at: '/admin/other/import?import=a6cef5bd8c8969b1',
    page: <ImportPage />,
    controls: [
      [/^Застосувати: /, `POST ${products}/import/:id/apply`],
      ['Не застосовувати', `POST ${products}/import/:id/cancel`],
    ],
  },
  {
    at: '/admin/other/import?import=a6cef5bd8c8969b1',
    page: <ImportPage />,
    answers: answers =>
      changed(answers, `${products}/import/:id`, 'import', {
        state: 'done',
        pictures: { waiting: 0, done: 3, failed: 1 },
      }),
    controls: [['Завантажити зображення ще раз', `POST ${products}/import/:id/pictures`]],
  },
]
