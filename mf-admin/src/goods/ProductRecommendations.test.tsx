import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import {
  orderProductRecommendationsEndpoint,
  productRecommendationsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { ProductRecommendations } from './ProductRecommendations.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const chosen = (article: string): ChosenProduct => ({
  article,
  state: 'shown',
  title: null,
  color: null,
  height: null,
  picture: null,
  price: null,
  in_stock: true,
})

/** The service keeps what it is told, or refuses. */
function open({ refuses = false } = {}) {
  let kept = ['AA-1', 'BB-1']
  let revision = 0
  const onSaved = jest.fn()
  const answer = () => ({ recommendations: kept.map(chosen), revision, changed: null })
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === productRecommendationsEndpoint) return answer()
    if (endpoint === orderProductRecommendationsEndpoint) {
      if (refuses) throw new ShopError('busy')
      const { body } = input as { body?: unknown }
      kept = (body as { recommendations: string[] }).recommendations
      revision += 1
      return answer()
    }
    return { products: [], count: 0, page: 1, limit: 20 }
  })
  showPage(<ProductRecommendations article="DR-1" onSaved={onSaved} />, '/admin/products')
  return { onSaved }
}
const sent = () =>
  service.mock.calls.flatMap(([endpoint, input]) =>
    endpoint === orderProductRecommendationsEndpoint ? input.body : [],
  )
const rows = () => screen.getAllByRole('row').map(row => row.getAttribute('aria-label'))

test('a new order of the recommendations is saved at once', async () => {
  const { onSaved } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Пізніше: AA-1' }))

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(1))
  expect(sent()).toEqual([{ recommendations: ['BB-1', 'AA-1'] }])
  expect(rows()).toEqual(['BB-1', 'AA-1'])
})

test('what could not be saved is taken back, and staff are told', async () => {
  open({ refuses: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Прибрати: AA-1' }))

  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(rows()).toEqual(['AA-1', 'BB-1']))
})
