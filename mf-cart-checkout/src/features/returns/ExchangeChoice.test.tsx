import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { queryClient } from '@shop/shell/query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { ExchangeChoice } from './ExchangeChoice.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

const line = {
  article: 'DR-1042-BUR-R',
  size: '38 (M)',
  bundle: null,
  count: 1,
  back: [98],
  picture: null,
  title: { uk: 'Сукня', en: 'Dress' },
}
const sizes = [
  { name: '38 (M)', count: 4 },
  { name: '40 (L)', count: 1 },
  { name: '42 (XL)', count: 0 },
]
const onWant = jest.fn()

async function open(answer: () => Promise<unknown>) {
  queryClient.clear()
  jest.mocked(call).mockImplementation(answer as never)
  await show(<ExchangeChoice line={line} count={1} wanted="" onWant={onWant} />, { at: '/', path: '/' })
}

test('beside the money back the customer chooses another size that is in stock', async () => {
  await open(async () => ({ product: { sizes }, siblings: [] }))

  const choice = await screen.findByRole('combobox', { name: 'What would you like instead: Dress' })
  const offered = within(choice).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['My money back', 'Size 40 (L)'])
  await userEvent.selectOptions(choice, '40 (L)')

  expect(onWant).toHaveBeenCalledWith('40 (L)')
})

test('of a garment that is not sold any more nothing else is offered', async () => {
  await open(async () => {
    throw new ShopError('not_found')
  })

  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})
