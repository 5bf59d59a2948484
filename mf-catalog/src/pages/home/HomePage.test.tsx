import { $header } from '@shop/shell/header'
import { refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { aList, fakeServices } from '../../../test/fake-services.ts'
import { aSlide, aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { HomePage } from './HomePage.tsx'

const goods = {
  '/api/products/get-by/filters': aList([aStoreCard({ title: { uk: 'Нова сукня', en: 'New dress' } })]),
  '/api/categories/all': {
    body: {
      status: true,
      categories: [{ name: 'coats', title: { uk: 'Пальта', en: 'Coats' }, parent_category: null }],
    },
  },
}

function aHome(home: object) {
  const body = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [], ...home }
  return { ...goods, '/api/home/get-data': { body: { status: true, home: body } } }
}

test('when the home page fails the brand, new arrivals and categories are still there', async () => {
  fakeServices({ ...goods, '/api/home/get-data': refusal(429, 'too_many_requests') })
  await show(<HomePage />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Timeless pieces' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'New dress' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Coats' })).toBeVisible()
})

test.each([
  [true, false],
  [false, true],
])('the header is white over dark pictures: %s on wide screens, %s on phones', async (white, whiteOnPhone) => {
  fakeServices(aHome({ is_header_white: white, is_header_white_mobile: whiteOnPhone, slider: [aSlide('Night')] }))
  await show(<HomePage />)
  await screen.findByRole('heading', { level: 1, name: 'Night' })

  expect($header.get()).toEqual({ transparent: true, white, whiteOnPhone })
})

test('without a picture the header stays dark, whatever the flags say', async () => {
  fakeServices(aHome({ is_header_white: true, is_header_white_mobile: true }))
  await show(<HomePage />)
  await screen.findByRole('heading', { level: 1 })

  expect($header.get()).toEqual({ transparent: true, white: false, whiteOnPhone: false })
})

test('a row shows the newest articles, or those of the current collections, where staff chose so', async () => {
  const text = (en: string) => ({ uk: en, en })
  const block = { kind: 'products', image: null, text: text(''), link: '/store', articles: [] }
  const blocks = [
    { ...block, selection: 'newest', title: text('Just in') },
    { ...block, selection: 'current', title: text('This season') },
  ]
  const collections = ['winter', 'summer'].map(name => ({ name, title: text(name), is_current: name === 'winter' }))
  const asked = fakeServices({ ...aHome({ blocks }), '/api/collections/all': { body: { status: true, collections } } })
  await show(<HomePage />)

  expect(await screen.findByRole('heading', { name: 'Just in' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'This season' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'New dress' })).toHaveLength(2))
  expect(asked.filter(call => call.includes('["winter"]'))).toHaveLength(1)
})

test('a banner stands beside its picture, below one across the page, or below a pair of them', async () => {
  const text = (en: string) => ({ uk: en, en })
  const block = { kind: 'banner', image: 'wide', text: text(''), link: '/store', articles: [] }
  const blocks = [
    { ...block, title: text('Beside') },
    { ...block, layout: 'full', image_second: 'narrow', title: text('Across') },
    { ...block, layout: 'pair', image_second: 'narrow', title: text('Pair') },
  ]
  fakeServices(aHome({ blocks }))
  await show(<HomePage />)

  const picturesOf = async (name: string) => {
    const banner = (await screen.findByRole('heading', { name })).closest('section')
    return [...(banner?.querySelectorAll('img[srcset]') ?? [])].map(
      image => image.getAttribute('srcset')?.split(' ')[0],
    )
  }
  expect(await picturesOf('Beside')).toEqual([expect.stringContaining('wide')])
  expect(await picturesOf('Across')).toEqual([expect.stringContaining('wide')])
  expect(await picturesOf('Pair')).toEqual([expect.stringContaining('wide'), expect.stringContaining('narrow')])
})

test('a shop with nothing to sell opens soon: a phone, the newsletter, and no link into the empty store', async () => {
  fakeServices({ ...aHome({}), '/api/products/get-by/filters': aList([]) })
  await show(<HomePage />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute('href', '/#newsletter')
  expect(screen.getByRole('link', { name: '+380 44 000 21 14' })).toHaveAttribute('href', 'tel:+380440002114')
  expect(screen.queryByRole('link', { name: 'Shop now' })).toBeNull()
})

test('a shop that sells, with a home page that nobody has made yet, is open', async () => {
  fakeServices(aHome({}))
  await show(<HomePage />)

  expect(await screen.findByRole('link', { name: 'New dress' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Timeless pieces' })).toBeVisible()
})

test('what staff have put on the home page is shown before the first product is', async () => {
  const asked = fakeServices({ ...aHome({ slider: [aSlide('Autumn')] }), '/api/products/get-by/filters': aList([]) })
  await show(<HomePage />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('get-by/filters')))
  expect(screen.queryByRole('heading', { name: 'Opening soon' })).toBeNull()
})
