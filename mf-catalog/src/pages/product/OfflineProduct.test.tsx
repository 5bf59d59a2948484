import type { KeptGoods } from '@shop/contracts/catalog/kept-goods'
import { $wishlist } from '@shop/shell/wishlist'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../test/fake-services.ts'
import { aProduct } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { ProductPage } from './ProductPage.tsx'

const CALL = '/api/products/get-by/model-by-article'
const words = { uk: 'Текст', en: 'Soft wool' }

const dress: KeptGoods = {
  article: 'DR-1042-BUR-R',
  title: { uk: 'Сукня на запах бордова', en: 'Burgundy wrap dress' },
  picture: 'wrap-front',
  color: { uk: 'Бордовий', en: 'Burgundy' },
  height: '160-167',
}

function connection(state: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void window.dispatchEvent(new Event(state)))
}

async function openOffline(...goods: KeptGoods[]) {
  localStorage.setItem('kept-goods', JSON.stringify(goods))
  fakeServices({
    [CALL]: () => {
      if (!navigator.onLine) throw new TypeError('no connection')
      return { body: { status: true, product: aProduct(), siblings: [] } }
    },
  })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(<ProductPage />, { at: `/product/${dress.article}`, path: '/product/:article' })
  connection('offline')
}

afterEach(() => {
  connection('online')
  localStorage.clear()
})

test('offline an article that was on a card has its name and picture, no price, and cannot be bought', async () => {
  await openOffline(dress)

  expect(await screen.findByRole('heading', { level: 1, name: 'Burgundy wrap dress' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Burgundy wrap dress' })).toBeVisible()
  expect(screen.getByText('160–167 cm')).toBeVisible()
  expect(screen.getByText(/The price and sizes will show as soon as you are back/)).toBeVisible()
  expect(screen.queryByText(/€/)).toBeNull()
  expect(screen.queryByRole('button', { name: /cart|size/i })).toBeNull()
})

test('offline an article whose page was open has its description too', async () => {
  await openOffline({ ...dress, words: { description: words, composition: words, care: words } })

  expect(await screen.findByText('Description')).toBeVisible()
  expect(screen.getAllByText('Soft wool')[0]).toBeVisible()
})

test('offline an article can be wished for', async () => {
  await openOffline(dress)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist: Burgundy wrap dress' }))

  expect($wishlist.get()).toMatchObject([{ article: dress.article }])
})

test('an article that this browser was never shown says that it comes with the connection, and it does', async () => {
  await openOffline()
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  connection('online')
  expect(await screen.findByRole('button', { name: 'Select a size' })).toBeVisible()
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('the article before does not stay under the address of one that cannot be loaded', async () => {
  localStorage.setItem('kept-goods', JSON.stringify([{ ...dress, article: 'DR-1042-BLK-R' }]))
  const colors = [{ article: 'DR-1042-BLK-R', hex: '#000000', title: { uk: 'Чорний', en: 'Black' } }]
  fakeServices({ [CALL]: { body: { status: true, product: aProduct({ colors }), siblings: [] } } })
  await show(<ProductPage />, { at: `/product/${dress.article}`, path: '/product/:article' })
  const black = await screen.findByRole('link', { name: 'Black' })

  connection('offline')
  await userEvent.click(black)
  expect(await screen.findByText(/This is what your browser remembers/)).toBeVisible()
  expect(screen.queryByText(/€/)).toBeNull()
})
