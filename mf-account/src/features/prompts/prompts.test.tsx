import { $popup, closePopup } from '@shop/shell/popup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices, good } from '../../../test/fake-services.ts'
import { show } from '../../../test/show.tsx'
import { BirthdayGreeting } from './BirthdayGreeting.tsx'
import { LoyaltyPrompt } from './LoyaltyPrompt.tsx'
import { RegistrationInvitation } from './RegistrationInvitation.tsx'

const frame = { close: closePopup, headingId: 'heading' }
const route = '/'
const parts = ['prompts']
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(closePopup)

test('an invitation that came by itself is declined where she is', async () => {
  await show(<RegistrationInvitation {...frame} />, { route, parts })
  await press('Не зараз')
  expect(screen.queryByText(/now at/)).toBeNull()
})

test('asked on her way to the checkout, no leads on to the cart', async () => {
  await show(<RegistrationInvitation {...frame} goOn="/cart" />, { route, parts })
  await press('Ні, перейти до кошика')
  expect(screen.getByText(/now at \/cart/)).toBeVisible()
})

test('whoever signs up on her way is led to the checkout afterwards', async () => {
  await show(<RegistrationInvitation {...frame} goOn="/cart" />, { route, parts })
  await userEvent.click(screen.getByRole('link', { name: 'Зареєструватися' }))
  expect(screen.getByText('now at /user/register {"from":"/checkout"}')).toBeVisible()
})

test('the reminder opens the confirmation with the phone that is known', async () => {
  await show(<LoyaltyPrompt {...frame} phone="+380671234567" />, { route, parts })
  await press('Підтвердити телефон')
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: '+380671234567' } })
})

test('from the cart it goes on to the checkout when the phone is proven, and to the cart when not', async () => {
  await show(<LoyaltyPrompt {...frame} phone={null} goOn="/cart" />, { route, parts })
  await press('Підтвердити телефон')
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: null, goOn: '/checkout' } })
  await press('Ні, перейти до кошика')
  expect(screen.getByText(/now at \/cart/)).toBeVisible()
})

test.each([
  ['before', 'Завтра ваш день'],
  ['birthday', 'З днем народження!'],
  ['after', 'Свято триває'],
] as const)('the greeting has the words of its day (%s)', async (day, title) => {
  fakeServices({ '/api/discounts/get-all-conditions': good(conditions) })
  await show(<BirthdayGreeting {...frame} day={day} />, { route, parts })
  expect(screen.getByRole('heading', { name: title })).toHaveAttribute('id', 'heading')
  expect(await screen.findByText('−10 %')).toBeVisible()
})

const conditions = {
  conditions: [],
  activation: { single_purchase_uah: 20_000, cumulative_uah: 50_000 },
  auto: { percent: 5, from_uah: 20_000 },
  birthday: { percent: 10, days_before: 1, days_after: 1 },
}
