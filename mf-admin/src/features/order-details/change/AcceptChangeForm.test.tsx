import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { memberWith, openActions, press, service } from '../../../../test/order-actions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

const sent = () => service.mock.calls.findLast(([{ path }]) => path.endsWith('/accept'))?.[1]

async function open(apply: () => Promise<unknown>) {
  const answers = { apply }
  await openActions({ actions: ['accept_change'] })
  service.mockImplementation(async (endpoint: AnyEndpoint) =>
    endpoint.path.endsWith('/accept') ? answers.apply() : memberWith(['orders', 'fulfilment']),
  )
  await press('Прийняти зміну')
  return answers
}
const made = async () => ({ order: fullOrderFixture() })

test('what the customer asked for is made by one press', async () => {
  await open(made)
  await press('Прийняти зміну')
  expect(sent()).toMatchObject({ body: {} })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('where the terms of the code do not hold then, it is chosen what becomes of it', async () => {
  const question = { code: 'OSIN15', reason: 'min_goods', without_total: 2990, keep_total: 2540, currency: 'UAH' }
  const answers = await open(async () => {
    throw new ShopError('promo_choice_required', question)
  })
  await press('Прийняти зміну')
  const choice = await screen.findByRole('group', { name: /^Що робити з промокодом OSIN15/ })
  expect(choice).toHaveTextContent(/2.990.*2.540/)

  await userEvent.click(screen.getByRole('radio', { name: 'Без коду' }))
  answers.apply = made
  await press('Прийняти зміну')

  expect(sent()).toMatchObject({ body: { promo: 'without' } })
})
