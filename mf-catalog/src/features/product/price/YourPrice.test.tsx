import { screen } from '@testing-library/react'
import { fakeServices } from '../../../../test/fake-services.ts'
import { aSize } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { BarPrice, YourPrice } from './YourPrice.tsx'

const CALL = '/api/discounts/get-user-total-discount-percent'

function priceFor(percent: number, size = aSize('36 (S)')) {
  fakeServices({ [CALL]: { body: { status: true, total_discount_percent: percent } } })
  return show(<YourPrice size={size} />)
}

test('shows the customer the personal price and the percent it comes from', async () => {
  await priceFor(10)

  expect(await screen.findByText('Your price €99.90, −10%')).toBeVisible()
})

test('says that a greater sale of the item applies instead of the personal percent', async () => {
  const full = aSize('36 (S)')
  await priceFor(10, { ...full, price: { uah: 3493, eur: 77.7 }, price_without_discount: full.price })

  expect(await screen.findByText(/The sale of this piece applies, −30%/)).toBeVisible()
})

test('says that the personal percent replaces a smaller sale', async () => {
  const full = aSize('36 (S)')
  await priceFor(15, { ...full, price: { uah: 4491, eur: 99.9 }, price_without_discount: full.price })

  expect(await screen.findByText('Your price €94.35, −15%')).toBeVisible()
  expect(screen.getByText(/Your discount is better than the sale/)).toBeVisible()
})

test('the bar at the edge of the screen shows the personal price beside the list price', async () => {
  fakeServices({ [CALL]: { body: { status: true, total_discount_percent: 10 } } })
  await show(<BarPrice size={aSize('36 (S)')} />)

  expect(await screen.findByText(/€99.90/)).toHaveTextContent('Your price €99.90')
  expect(screen.getByText(/€111.00/)).toHaveTextContent('Old price €111.00')
})

test('the bar shows the shop’s own price to a customer without a discount, and a greater sale', async () => {
  const full = aSize('36 (S)')
  fakeServices({ [CALL]: { body: { status: true, total_discount_percent: 10 } } })
  await show(<BarPrice size={{ ...full, price: { uah: 3493, eur: 77.7 }, price_without_discount: full.price }} />)

  expect(await screen.findByText(/€77.70/)).toBeVisible()
  expect(screen.queryByText(/€99.90/)).not.toBeInTheDocument()
})
