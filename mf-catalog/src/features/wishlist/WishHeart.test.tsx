import { $notices } from '@shop/shell/notices'
import { $wishlist } from '@shop/shell/wishlist'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { WishHeart } from './WishHeart.tsx'

test('a heart wishes at once, says so, and takes the wish back', async () => {
  await show(<WishHeart article="DR-1042-BUR-R" title="Wrap dress" />)
  const heart = screen.getByRole('button', { name: 'Add to wishlist: Wrap dress' })

  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect($wishlist.get()).toMatchObject([{ article: 'DR-1042-BUR-R' }])
  expect($notices.get()).toMatchObject([{ text: 'Added to your wishlist', action: { label: 'View' } }])

  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect($wishlist.get()).toEqual([])
})
