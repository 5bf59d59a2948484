import { $notices } from '@shop/shell/notices'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { $codeSent } from '../../customer/code-sent.ts'
import { ConfirmPhonePopup } from './ConfirmPhonePopup.tsx'

const SEND = '/api/phone-verification/send'
const VERIFY = '/api/phone-verification/verify'
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => {
  jest.useFakeTimers()
  $codeSent.set(null)
})
afterEach(() => jest.useRealTimers())

async function open(answers: Answers = {}, phone: string | null = '+380671234567') {
  const requestsTo = fakeServices({ [SEND]: success({ resend_in: 180 }), [VERIFY]: success(), ...answers })
  const close = jest.fn()
  await show(<ConfirmPhonePopup close={close} headingId="heading" phone={phone} />, { chunks: ['phone'] })
  return { requestsTo, close }
}
const send = () => user.click(screen.getByRole('button', { name: 'Надіслати код' }))
const code = () => screen.findByLabelText('Код із SMS')
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('the code is sent to the phone and verified as soon as its last digit is there', async () => {
  const { requestsTo, close } = await open()
  await send()
  await user.type(await code(), '12345')

  expect(requestsTo(SEND)).toMatchObject([{ body: { locale: 'uk', phone: '+380671234567' } }])
  expect(requestsTo(VERIFY)).toMatchObject([{ body: { code: '12345' } }])
  expect(close).toHaveBeenCalledTimes(1)
  expect($notices.get()).toMatchObject([{ text: 'Телефон підтверджено' }])
})

test('pasting a message fills in its code only', async () => {
  const { requestsTo } = await open()
  await send()
  await user.type(await code(), '1a2 ')
  expect(await code()).toHaveValue('12')
  expect(screen.getByRole('button', { name: 'Підтвердити' })).toBeDisabled()

  await user.clear(await code())
  await user.paste('54321 — код LEVADA')
  expect(requestsTo(VERIFY)).toMatchObject([{ body: { code: '54321' } }])
})

test('a wrong code is marked and announced, and the field is ready for the next one', async () => {
  const { close } = await open({ [VERIFY]: refusal(422, 'code_wrong') })
  await send()
  await user.type(await code(), '12345')

  expect(await screen.findByText('Код неправильний!')).toBeVisible()
  expect(await code()).toBeInvalid()
  expect(await code()).toHaveFocus()
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('9')
  expect(await code()).toHaveValue('9')
  expect(await code()).toBeValid()
})

test('a phone that another customer has proven is refused', async () => {
  await open({ [VERIFY]: refusal(409, 'phone_in_use') })
  await send()
  await user.type(await code(), '12345')
  expect(await screen.findByText('Цей номер телефону вже використовується')).toBeVisible()
})

test('a code can be sent again after three minutes, no earlier', async () => {
  const { requestsTo } = await open()
  await send()
  expect(await screen.findByRole('button', { name: 'Надіслати ще раз через 3:00' })).toBeDisabled()
  await pass(179)
  expect(screen.getByRole('button', { name: 'Надіслати ще раз через 0:01' })).toBeDisabled()
  await pass(1)
  expect(screen.getByText('Код можна надіслати ще раз')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Надіслати ще раз' }))
  expect(requestsTo(SEND)).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Надіслати ще раз через 3:00' })).toBeDisabled()
})

test('a code requested in another browser can be typed in this one', async () => {
  const { requestsTo } = await open({ [SEND]: refusal(429, 'too_many_requests', { seconds: 120, code_sent: true }) })
  await send()
  expect(await screen.findByRole('button', { name: 'Надіслати ще раз через 2:00' })).toBeDisabled()
  await user.type(await code(), '12345')
  expect(requestsTo(VERIFY)).toMatchObject([{ body: { code: '12345' } }])
})

test('the phone popup, closed and opened again, goes on where it was', async () => {
  await open()
  await send()
  await code()
  cleanup()
  await open()
  expect(screen.getByText('+380 67 123 45 67')).toBeVisible()
})

test.each([
  [null, 'Введіть номер телефону'],
  ['+38067123', 'Перевірте номер телефону'],
])('a phone is needed before a code is sent (%s)', async (phone, message) => {
  const { requestsTo } = await open({}, phone)
  await send()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Телефон')).toHaveFocus()
  expect(requestsTo(SEND)).toEqual([])
})

test('another phone number can be entered instead', async () => {
  await open()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Змінити номер' }))
  expect(screen.getByLabelText('Телефон')).toHaveValue('67 123 45 67')
})
