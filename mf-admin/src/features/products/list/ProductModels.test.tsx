import { call } from '@shop/api-client/call'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { bulksEndpoint, changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { modelRow } from '../../../../test/model-row.ts'
import { productFixture } from '../../../../test/product-fixture.ts'
import { productRow } from '../../../../test/product-row.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { Products } from './Products.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const wrapArticles = ['DR-1', 'DR-2'].map(article => productRow(article, { model: 'wrap' }))
const wrap = modelRow('wrap', { article: 'DR-1', articles: ['DR-1', 'DR-2'], heights: ['160-167'] })
const coat = modelRow('coat', { article: 'CO-1', articles: ['CO-1'], article_count: 3, is_price_from: true, shown: 0 })

function open(address = '/admin/other/products') {
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === staffModelsEndpoint) {
      const asked = String(Reflect.get(Object(input), 'query')?.opened ?? '')
      const models = [asked.includes('wrap') ? { ...wrap, opened: wrapArticles } : wrap, coat]
      return { models, count: 2, article_count: 5, page: 1, limit: 50 }
    }
    if (endpoint === staffProductsEndpoint) return { products: wrapArticles, count: 2, page: 1, limit: 50 }
    if (endpoint === bulksEndpoint) return { bulks: [] }
    if (endpoint === changeInBulkEndpoint)
      return { state: 'done', done: 1, total: 1, changed: 1, left: 0, refused: [], undo: null }
    if (endpoint === showProductEndpoint) return { product: productFixture({ is_shown: false }) }
    if (endpoint.path.includes('preferences')) return { saved_filters: [], revision: 0 }
    return { categories: [], collections: [], colors: [], heights: [], sizes: [] }
  })
  showPage(<Products />, address)
}
const rowOf = async (code: string) => (await screen.findByText(code)).closest('tr') ?? document.body
const unfold = async (model: string) => {
  const [button] = within(await rowOf(model)).getAllByRole('button')
  await userEvent.click(button as HTMLElement)
}

test('each model is one row: its colours, its price from, how many articles shoppers see', async () => {
  open()
  const row = within(await rowOf('coat'))

  expect(row.getByText(/^від 4\s990/)).toBeVisible()
  expect(row.getByText('Приховано')).toBeVisible()
  expect(row.getByText('black')).toBeInTheDocument()
  expect(row.getByText('1 з 3 артикули')).toBeVisible()
  expect(within(await rowOf('wrap')).getByRole('link')).toHaveAttribute('href', '/admin/other/products/DR-1')
  expect(screen.getByText('2 моделі, 5 артикулів')).toBeVisible()
})

test('a model opens to its articles and closes again, and the address keeps it', async () => {
  open()
  await unfold('wrap')

  expect(location.search).toBe('?open=wrap')
  expect(within(await rowOf('DR-2')).getByRole('checkbox', { name: /^У магазині/ })).toBeChecked()
  await unfold('wrap')
  expect(location.search).toBe('')
  expect(screen.queryByText('DR-2')).not.toBeInTheDocument()
})

test('a model is opened and closed by the arrows, and its articles are walked through with the other rows', async () => {
  open()
  ;(await rowOf('wrap')).focus()
  await userEvent.keyboard('{ArrowRight}')
  await rowOf('DR-1')
  await userEvent.keyboard('jj')
  expect(await rowOf('DR-2')).toHaveFocus()

  await userEvent.keyboard('kk{ArrowLeft}')
  expect(screen.queryByText('DR-2')).not.toBeInTheDocument()
})

const box = async (code: string) => within(await rowOf(code)).getByRole('checkbox', { name: /^Обрати/ })

test('a model is chosen as all of its articles, and one of them can be left out again', async () => {
  open('/admin/other/products?open=wrap')
  await userEvent.click(await box('wrap'))
  expect(screen.getByText('Обрано 2 артикули')).toBeVisible()
  expect(await box('DR-2')).toBeChecked()

  await userEvent.click(await box('DR-1'))
  expect(await box('wrap')).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Приховати' }))
  await userEvent.click(screen.getByRole('button', { name: 'Застосувати' }))
  await waitFor(() =>
    expect(service.mock.calls.find(([endpoint]) => endpoint === changeInBulkEndpoint)?.[1]).toMatchObject({
      body: { which: { by: 'articles', articles: ['DR-2'] } },
    }),
  )
})

test('all that match the filter are chosen by the number of articles, not of models', async () => {
  open()
  await userEvent.click(await box('coat'))
  await userEvent.click(screen.getByRole('button', { name: 'Вибрати всі 5 за фільтром' }))

  expect(screen.getByText('Обрано 5 артикулів')).toBeVisible()
})

test('an article that is hidden under its model is counted in the row of the model at once', async () => {
  open('/admin/other/products?open=wrap')
  await userEvent.click(within(await rowOf('DR-1')).getByRole('checkbox', { name: /^У магазині/ }))

  expect(within(await rowOf('wrap')).getByText('У магазині 1 з 2')).toBeVisible()
})

test('staff choose rows of articles, and the other filters stay', async () => {
  open('/admin/other/products?stock=low')
  await rowOf('wrap')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Рядки' }), 'Артикули')

  await rowOf('DR-1')
  expect(location.search).toBe('?stock=low&rows=articles')
  expect(screen.queryByText('wrap')).not.toBeInTheDocument()
})
