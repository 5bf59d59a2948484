import { $session } from '@shop/shell/session'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { OwnData } from './OwnData.tsx'

const DELETE = '/api/user/delete'

async function wantToLeave(answers: Answers) {
  $session.set('signed-in')
  const requestsTo = fakeServices(answers)
  await show(<OwnData />, { at: '/user/personal/info', route: '/user/personal/info', chunks: ['personal'] })
  await userEvent.click(screen.getByRole('button', { name: 'Видалити кабінет' }))
  return requestsTo
}
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Видалити назавжди' }))

test('an account is deleted by its password, and the customer is a guest from then on', async () => {
  const requestsTo = await wantToLeave({ [DELETE]: success() })
  expect(screen.getByText(/Замовлення залишаться в обліку без вашого імені/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Пароль для підтвердження'), 'весна-26')
  await remove()

  expect(requestsTo(DELETE)).toMatchObject([{ body: { password: 'весна-26' } }])
  expect($session.get()).toBe('guest')
  expect(await screen.findByText(/now at \//)).toBeVisible()
})

test('a wrong password deletes nothing and is shown at its field', async () => {
  await wantToLeave({ [DELETE]: refusal(400, 'validation', { fields: { password: 'password_wrong' } }) })
  await userEvent.type(screen.getByLabelText('Пароль для підтвердження'), 'осінь-26')
  await remove()

  expect(await screen.findByText('Неправильний пароль')).toBeVisible()
  expect($session.get()).toBe('signed-in')
})

test('deleting the account can be cancelled', async () => {
  await wantToLeave({})
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }))
  expect(screen.getByRole('button', { name: 'Завантажити мої дані' })).toBeVisible()
})
