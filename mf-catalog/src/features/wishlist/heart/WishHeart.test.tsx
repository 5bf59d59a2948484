import { MAX_WISHES } from '@shop/contracts/cart/wishlist-limits'
import { $notices } from '@shop/shell/notices'
import { $wishlist } from '@shop/shell/wishlist'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aStoreCard } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { WishHeart } from './WishHeart.tsx'

const dress = aStoreCard({ pictures: ['wrap-dress-front'] })

const heartOf = (title: string) => screen.getByRole('button', { name: `Add to wishlist: ${title}` })

test('a heart wishes at once, and a popup with the picture leads to the wishlist', async () => {
  await show(<WishHeart of={dress} />)
  const heart = heartOf('Burgundy wrap dress')

  await userEvent.click(heart)

  expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect($wishlist.get()).toMatchObject([{ article: 'DR-1042-BUR-R', price: { uah: 4990, eur: 111 } }])
  expect($notices.get()).toMatchObject([
    {
      text: 'Added to your wishlist',
      detail: 'Burgundy wrap dress',
      picture: 'wrap-dress-front',
      link: { label: 'View wishlist', to: '/wishlist' },
      lastsMs: 5000,
    },
  ])
})

test('a second press of a heart takes the wish back, and the popup with it', async () => {
  await show(<WishHeart of={dress} />)
  const heart = heartOf('Burgundy wrap dress')

  await userEvent.click(heart)
  await userEvent.click(heart)

  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect($wishlist.get()).toEqual([])
  expect($notices.get()).toEqual([])
})

test('one popup stands for all hearts pressed in a row', async () => {
  const title = { uk: 'Пальто', en: 'Camel coat' }
  await show([
    <WishHeart key="dress" of={dress} />,
    <WishHeart key="coat" of={aStoreCard({ article: 'CO-1', title })} />,
  ])

  await userEvent.click(heartOf('Burgundy wrap dress'))
  await userEvent.click(heartOf('Camel coat'))

  expect($notices.get()).toMatchObject([{ detail: 'Camel coat' }])
})

test('a full wishlist says so', async () => {
  await show(<WishHeart of={dress} />)
  const timestamp = Date.now()
  act(() => $wishlist.set(Array.from({ length: MAX_WISHES }, (_, n) => ({ article: `CO-${n}`, timestamp }))))

  await userEvent.click(heartOf('Burgundy wrap dress'))

  expect(heartOf('Burgundy wrap dress')).toHaveAttribute('aria-pressed', 'false')
  expect($notices.get()).toMatchObject([{ tone: 'error', text: expect.stringContaining('up to 100 pieces') }])
})
