import { setCartLines } from '@shop/shell/cart/cart'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, payButton, showCheckout, startCheckout } from '../../test/checkout.tsx'
import { aCartLine, aQuote, quoted } from '../../test/goods.ts'

beforeEach(startCheckout)

const preorder = '2027-01-15'
const onlyAwaited = { '/api/cart/quote': quoted(aQuote([{ preorder }], { delivery: 0 })) }

test('a customer who has not agreed that a pre-order ships later is led to that box', async () => {
  const { askedOf } = await showCheckout(onlyAwaited)
  expect(screen.getByText('Ships from 15 January')).toBeVisible()
  await fillIn()
  await userEvent.click(await payButton())

  const box = screen.getByRole('checkbox', { name: 'I understand that pre-ordered items arrive later' })
  await waitFor(() => expect(box).toHaveFocus())
  expect((await screen.findAllByText('Please confirm that pre-orders arrive later'))[0]).toBeVisible()
  expect(askedOf('/api/orders/create')).toEqual([])

  await userEvent.click(box)
  await userEvent.click(await payButton())
  await waitFor(() => expect(askedOf('/api/orders/create')).toMatchObject([{ body: { preorder_ack: true } }]))
})

test('of a mixed cart the shopper says whether all of it waits', async () => {
  setCartLines([aCartLine(), aCartLine({ article: 'CO-1001-BLK-R' })])
  const { askedOf } = await showCheckout({
    '/api/cart/quote': quoted(aQuote([{ preorder }, { article: 'CO-1001-BLK-R' }], { delivery: 0 })),
  })
  expect(screen.getByText('Part of your order ships from 15 January')).toBeVisible()
  expect(screen.getByRole('radio', { name: /What is in stock now/ })).toBeChecked()

  await userEvent.click(screen.getByRole('radio', { name: /Everything together/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /arrive later/ }))
  await fillIn()
  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toMatchObject([{ body: { ship_together: true } }]))
})

test('without a pre-order nothing is asked about it', async () => {
  await showCheckout()

  expect(screen.queryByText(/pre-order/i)).not.toBeInTheDocument()
})
