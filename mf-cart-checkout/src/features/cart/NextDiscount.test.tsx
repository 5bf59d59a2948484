import { setLocale } from '@shop/shell/i18n'
import { act, screen } from '@testing-library/react'
import { aQuote } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { NextDiscount } from './NextDiscount.tsx'

const next = (missing: number, is_near: boolean) =>
  aQuote([{}], { currency: 'UAH', next_discount: { percent: 5, from: 20_000, missing, is_near } })

test('says how far it is to the discount', async () => {
  await show(<NextDiscount quote={next(3200, false)} />)
  await act(() => setLocale('uk'))

  const bar = screen.getByRole('progressbar', { name: /^До знижки 5 % залишилось 3\s200\s₴$/ })
  expect(bar).toHaveAttribute('value', '16800')
})

test('a little short of the discount, says that adding more pays', async () => {
  await show(<NextDiscount quote={next(1500, true)} />)
  await act(() => setLocale('uk'))

  expect(screen.getByText('Додайте товарів на 1 500 ₴ і отримайте знижку 5 %')).toBeVisible()
})

test.each([null, aQuote([{}])])('is silent while there is nothing to reach', async quote => {
  await show(<NextDiscount quote={quote} />)

  expect(screen.queryByRole('progressbar')).toBeNull()
})
