import { screen } from '@testing-library/react'
import { show } from '../../../test/show.tsx'
import { ExchangeNote } from './ExchangeNote.tsx'

test.each([
  ['the shop', { by: 'shop', price: null }, /We pay for the parcel of the first exchange/],
  ['the customer', { by: 'customer', price: 4.5 }, /You pay for the parcel of the exchange, about €4.50/],
  ['the customer, nobody knows how much', { by: 'customer', price: null }, /by the carrier’s tariff/],
] as const)(
  'before an exchange is asked for the customer reads that its parcel is paid by %s',
  async (_, exchange_delivery, words) => {
    await show(<ExchangeNote offer={{ currency: 'EUR', exchange_delivery }} />, { at: '/', path: '/' })

    expect(screen.getByText(words)).toBeVisible()
  },
)
