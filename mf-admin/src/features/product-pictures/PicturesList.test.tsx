import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { type PicturesRow, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { PicturesList } from './PicturesList.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const row: PicturesRow = {
  article: 'DR-1',
  model: 'wrap',
  title: { uk: 'Сукня', en: 'Dress' },
  color: 'red',
  height: null,
  is_shown: true,
  picture: 'front',
  count: 3,
  missing_alts: 2,
}

function open(answer: PicturesRow[] | Error, address = '/admin/images') {
  service.mockReset()
  service.mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return { products: answer, count: answer.length, article_count: answer.length, page: 1, limit: 50 }
  })
  showPage(<PicturesList />, address)
}

test('staff see how many pictures a product has, and how many lack their words', async () => {
  open([
    row,
    {
      ...row,
      article: 'CO-2',
      model: 'coat',
      picture: null,
      count: 0,
      missing_alts: 0,
      title: { uk: 'Пальто', en: 'Coat' },
    },
  ])

  expect(await screen.findByRole('link', { name: 'Сукня' })).toHaveAttribute('href', '/admin/images/DR-1')
  expect(screen.getByText('2 фото без опису')).toBeVisible()
  expect(screen.getByText('Фото ще немає')).toBeVisible()
})

test('what is searched and what is missing stand in the address, and are asked of the service', async () => {
  open([row], '/admin/images?missing=alts&page=2')
  expect(await screen.findByRole('link', { name: 'Сукня' })).toBeVisible()
  expect(service).toHaveBeenCalledWith(
    staffImagesEndpoint,
    { query: { page: 2, missing: 'alts', by: 'model' } },
    expect.anything(),
  )

  await userEvent.type(screen.getByRole('searchbox'), 'пальто')
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?search=пальто&missing=alts'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Чого бракує' }), 'Без фото')
  await waitFor(() => expect(location.search).toContain('missing=pictures'))
})

test('a model is one row that opens to its articles, whose pictures are then chosen', async () => {
  open([row, { ...row, article: 'DR-2', color: 'black', count: 0, missing_alts: 0 }])
  await userEvent.click(await screen.findByRole('button', { name: '2 артикули: Сукня' }))

  expect(location.search).toBe('?open=wrap')
  expect(screen.getAllByRole('link', { name: 'Сукня' })[1]).toHaveAttribute('href', '/admin/images/DR-2')
  expect(screen.getByText('Без фото: 1 артикул')).toBeVisible()
})

test('staff choose rows of articles, which are asked for without models', async () => {
  open([row, { ...row, article: 'DR-2' }], '/admin/images?rows=articles')

  expect(await screen.findAllByRole('link', { name: 'Сукня' })).toHaveLength(2)
  expect(service).toHaveBeenCalledWith(staffImagesEndpoint, { query: { page: 1 } }, expect.anything())
})

test('an empty list says what to do, one that failed can be loaded again', async () => {
  open([])
  expect(await screen.findByText('Товарів ще немає')).toBeVisible()

  open(new ShopError('busy'))
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})
