import { refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../test/fake-services.ts'
import { aProduct, aStoreCard } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { Card } from './Card.tsx'

const PRODUCT = '/api/products/get-by/model-by-article'
const CARDS = '/api/products/get-by/article-list'
const [burgundy, emerald] = ['DR-1042-BUR-R', 'DR-1042-EME-R'] as const
const own = aStoreCard({ article: burgundy, colors: ['#6e2338', '#245447'], pictures: ['burgundy-front'] })
const other = aStoreCard({ ...own, article: emerald, pictures: ['emerald-front'], price: { uah: 5990, eur: 133 } })

const title = { uk: '', en: '' }
const product = aProduct({
  article: burgundy,
  colors: [
    { article: burgundy, hex: '#6e2338', title },
    { article: emerald, hex: '#245447', title },
  ],
})
const answers = { [PRODUCT]: { body: { status: true, product, siblings: [] } }, [CARDS]: aList([own, other]) }

const linkOf = () => screen.getByRole('link', { name: 'Burgundy wrap dress' }).getAttribute('href')
const pictureOf = (list: HTMLElement) => list.querySelector('picture img')?.getAttribute('src')
async function open(services: Parameters<typeof fakeServices>[0]) {
  const asked = fakeServices(services)
  const { container } = await show(
    <ul>
      <Card card={own} />
    </ul>,
  )
  return { asked, container }
}

test('a mouse over another colour shows the garment in it, at its price, and the card leads to its page', async () => {
  const { container } = await open(answers)
  await userEvent.hover(screen.getByRole('radio', { name: 'Colour 2 of 2' }))

  await waitFor(() => expect(linkOf()).toBe(`/product/${emerald}`))
  expect(pictureOf(container)).toBe('/images/emerald-front/640.jpeg')
  expect(screen.getByText('€133.00')).toBeVisible()
  await userEvent.unhover(screen.getByRole('radio', { name: 'Colour 2 of 2' }))
  expect(linkOf()).toBe(`/product/${emerald}`)
})

test('a colour is chosen by a press and by the arrow keys, and none of it opens a page', async () => {
  const { container } = await open(answers)
  await userEvent.click(screen.getByRole('radio', { name: 'Colour 2 of 2' }))
  await waitFor(() => expect(pictureOf(container)).toBe('/images/emerald-front/640.jpeg'))

  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(linkOf()).toBe(`/product/${burgundy}`))
  expect(location.pathname).toBe('/')
})

test('a card whose colours nobody chooses asks for nothing', async () => {
  const { asked } = await open(answers)

  expect(asked.filter(address => address.startsWith(PRODUCT) || address.startsWith(CARDS))).toEqual([])
})

test('colours that do not answer leave the card as it is', async () => {
  const { asked, container } = await open({ [PRODUCT]: refusal(503, 'busy') })
  await userEvent.click(screen.getByRole('radio', { name: 'Colour 2 of 2' }))

  await waitFor(() => expect(asked.some(address => address.startsWith(PRODUCT))).toBe(true))
  expect([linkOf(), pictureOf(container)]).toEqual([`/product/${burgundy}`, '/images/burgundy-front/640.jpeg'])
})
