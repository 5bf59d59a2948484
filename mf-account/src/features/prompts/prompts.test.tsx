import { $popup, closePopup } from '@shop/shell/popup'
import { fakeServices, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { BirthdayGreeting } from './BirthdayGreeting.tsx'
import { LoyaltyPrompt } from './LoyaltyPrompt.tsx'
import { RegistrationInvitation } from './RegistrationInvitation.tsx'

const frame = { close: closePopup, headingId: 'heading' }
const route = '/'
const chunks = ['prompts']
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(closePopup)

test('declining an invitation that came by itself stays on the page', async () => {
  await show(<RegistrationInvitation {...frame} />, { route, chunks })
  await press('Не зараз')
  expect(screen.queryByText(/now at/)).toBeNull()
})

test('declining an invitation on the way to the checkout leads to the cart', async () => {
  await show(<RegistrationInvitation {...frame} goOn="/cart" />, { route, chunks })
  await press('Ні, перейти до кошика')
  expect(screen.getByText(/now at \/cart/)).toBeVisible()
})

test('signing up on the way to the checkout leads to the checkout afterwards', async () => {
  await show(<RegistrationInvitation {...frame} goOn="/cart" />, { route, chunks })
  await userEvent.click(screen.getByRole('link', { name: 'Зареєструватися' }))
  expect(screen.getByText('now at /user/register {"from":"/checkout"}')).toBeVisible()
})

test('the loyalty reminder opens the phone popup with the known phone', async () => {
  await show(<LoyaltyPrompt {...frame} phone="+380671234567" />, { route, chunks })
  await press('Підтвердити телефон')
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: '+380671234567' } })
})

test('the loyalty reminder before the checkout leads to the checkout when the phone is proven, and to the cart when not', async () => {
  await show(<LoyaltyPrompt {...frame} phone={null} goOn="/cart" />, { route, chunks })
  await press('Підтвердити телефон')
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: null, goOn: '/checkout' } })
  await press('Ні, перейти до кошика')
  expect(screen.getByText(/now at \/cart/)).toBeVisible()
})

test.each([
  ['before', 'Завтра ваш день'],
  ['birthday', 'З днем народження!'],
  ['after', 'Свято триває'],
] as const)('the birthday greeting has the text of its day (%s)', async (day, title) => {
  fakeServices({ '/api/discounts/get-all-conditions': success(conditions) })
  await show(<BirthdayGreeting {...frame} day={day} />, { route, chunks })
  expect(screen.getByRole('heading', { name: title })).toHaveAttribute('id', 'heading')
  expect(await screen.findByText('−10 %')).toBeVisible()
})

const conditions = {
  conditions: [],
  activation: { single_purchase_uah: 20_000, cumulative_uah: 50_000 },
  auto: { percent: 5, from_uah: 20_000 },
  birthday: { percent: 10, days_before: 1, days_after: 1 },
}
