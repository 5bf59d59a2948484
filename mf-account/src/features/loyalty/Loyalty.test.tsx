import { fakeServices, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { aCustomer } from '../../../test/customer.ts'
import { show } from '../../../test/show.tsx'
import { Loyalty } from './Loyalty.tsx'

const terms = {
  conditions: [
    { percent: 5, from_uah: 50_000 },
    { percent: 10, from_uah: 100_000 },
    { percent: 15, from_uah: 150_000 },
  ],
  activation: { single_purchase_uah: 20_000, cumulative_uah: 50_000 },
  auto: { percent: 5, from_uah: 20_000 },
  birthday: { percent: 10, days_before: 1, days_after: 1 },
}

async function showLoyalty(percent: number, about: Parameters<typeof aCustomer>[0]) {
  fakeServices({
    '/api/discounts/get-all-conditions': success(terms),
    '/api/discounts/get-user-total-discount-percent': success({ total_discount_percent: percent }),
  })
  await show(<Loyalty customer={aCustomer(about)} />, { chunks: ['personal'] })
}

test('a member sees the discount, the level and what is left to the next', async () => {
  await showLoyalty(5, { phone_verified: true, level: 5, orders_total_uah: 56_000 })

  expect(await screen.findByText('ваша знижка сьогодні')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: /^До знижки 10 % залишилося 44\s000\s₴$/ })).toHaveAttribute(
    'max',
    '100000',
  )
  expect(screen.getByRole('row', { name: /50\s000\s₴ ваш рівень 5 %/ })).toBeVisible()
})

test('a level that waits for the phone says so, and offers to prove it', async () => {
  await showLoyalty(0, { phone_verified: false, level: 5, orders_total_uah: 56_000 })

  expect(await screen.findByText('Ваші 5 % уже чекають')).toBeVisible()
  expect(screen.getByText('ваша знижка ще не діє')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Підтвердити телефон' })).toBeVisible()
})

test('a customer with the highest level is thanked', async () => {
  await showLoyalty(15, { phone_verified: true, level: 15, orders_total_uah: 160_000 })
  expect(await screen.findByText(/найвищий рівень/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('without a birth date the birthday discount is promised, and the date asked for', async () => {
  await showLoyalty(0, { birth_date: null })
  expect(await screen.findByRole('link', { name: 'Вказати дату народження' })).toBeVisible()
})
