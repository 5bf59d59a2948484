import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { confirmIdentityEndpoint } from '@shop/contracts/staff/people/own-account'
import { sendPersonLinkEndpoint } from '@shop/contracts/staff/people/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { useStaffCall } from '../session/use-staff-call.ts'
import { StepUp } from './StepUp.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const input = { params: { id: 'p1' }, body: {} }

/** A page with something typed, whose calls a session alone does not allow. */
function Page() {
  const { ask, refusal } = useStaffCall()
  return (
    <>
      <input aria-label="Нотатка" />
      <button
        type="button"
        onClick={() => {
          void ask(sendPersonLinkEndpoint, input)
          void ask(sendPersonLinkEndpoint, input)
        }}
      >
        Надіслати двічі
      </button>
      <p>{refusal ? `Відмовлено: ${refusal.code}` : 'Без відмови'}</p>
      <StepUp />
    </>
  )
}

function serviceThatAsks(second_factor: boolean, confirm: () => unknown = () => ({ until: '' })) {
  let isFresh = false
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true }
    if (endpoint === confirmIdentityEndpoint) {
      const answer = confirm()
      isFresh = true
      return answer
    }
    if (!isFresh) throw new ShopError('reauthentication_required', { second_factor })
    return {}
  })
}

async function openDialog() {
  showPage(<Page />, '/admin/other/staff')
  await userEvent.type(screen.getByLabelText('Нотатка'), 'Передзвонити')
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати двічі' }))
  return screen.findByRole('dialog', { name: 'Підтвердьте, що це ви' })
}
const sent = (endpoint: unknown) => service.mock.calls.filter(([called]) => called === endpoint)
const confirmIn = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Підтвердити' }))

test('password and code are asked for over the page, once; then each call is sent again, and what was typed stays', async () => {
  serviceThatAsks(true)
  const dialog = await openDialog()
  expect(within(dialog).getByLabelText('Ваш пароль')).toHaveFocus()
  await userEvent.type(within(dialog).getByLabelText('Ваш пароль'), 'twelve letters')
  await userEvent.type(within(dialog).getByLabelText('Код із застосунку'), '123 456')
  await confirmIn(dialog)

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent(confirmIdentityEndpoint).map(([, given]) => given)).toEqual([
    { body: { password: 'twelve letters', code: '123 456' } },
  ])
  expect(sent(sendPersonLinkEndpoint).map(([, given]) => given)).toEqual([input, input, input, input])
  expect(screen.getByLabelText('Нотатка')).toHaveValue('Передзвонити')
  expect(screen.getByText('Без відмови')).toBeVisible()
})

test('staff without a second factor are asked for the password alone', async () => {
  serviceThatAsks(false)
  const dialog = await openDialog()
  expect(within(dialog).queryByLabelText('Код із застосунку')).not.toBeInTheDocument()
  await userEvent.type(within(dialog).getByLabelText('Ваш пароль'), 'twelve letters')
  await confirmIn(dialog)

  await waitFor(() => expect(sent(sendPersonLinkEndpoint)).toHaveLength(4))
  expect(sent(confirmIdentityEndpoint)[0]?.[1]).toEqual({ body: { password: 'twelve letters' } })
})

test.each([
  ['password', 'password_wrong', 'Ваш пароль', 'Неправильний пароль'],
  ['code', 'code_wrong', 'Код із застосунку', 'Неправильний код або його вже використано. Дочекайтеся наступного'],
])('a wrong %s is said at its field, which gets the focus', async (field, code, label, text) => {
  serviceThatAsks(true, () => {
    throw new ShopError('validation', { fields: { [field]: code } })
  })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Ваш пароль'), 'a guess')
  await userEvent.type(within(dialog).getByLabelText('Код із застосунку'), '123456')
  await confirmIn(dialog)

  expect(await within(dialog).findByText(text)).toBeVisible()
  expect(within(dialog).getByLabelText(label)).toHaveFocus()
  expect(within(dialog).getByLabelText(label)).toBeInvalid()
  expect(sent(sendPersonLinkEndpoint)).toHaveLength(2)
})

test('too many tries are said with the time from which one may try again', async () => {
  serviceThatAsks(true, () => {
    throw new ShopError('too_many_requests', { seconds: 60 })
  })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Ваш пароль'), 'a guess')
  await userEvent.type(within(dialog).getByLabelText('Код із застосунку'), '123456')
  await confirmIn(dialog)

  expect(await within(dialog).findByText(/^Забагато спроб\. Спробуйте знову о \d\d:\d\d/)).toBeVisible()
})

test.each([
  ['the network is away', { code: 'unknown', offline: 1 }, 'Немає з’єднання з інтернетом'],
  ['the service is busy', { code: 'busy' }, 'Зараз забагато запитів. Спробуйте за хвилину'],
] as const)('when %s the dialog says so and stays, with what was typed', async (_name, { code, ...details }, text) => {
  serviceThatAsks(true, () => {
    throw new ShopError(code, details)
  })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Ваш пароль'), 'twelve letters')
  await userEvent.type(within(dialog).getByLabelText('Код із застосунку'), '123456')
  await confirmIn(dialog)

  expect(await within(dialog).findByText(text)).toBeVisible()
  expect(within(dialog).getByLabelText('Ваш пароль')).toHaveValue('twelve letters')
  expect(within(dialog).getByLabelText('Код із застосунку')).toHaveValue('123456')
  expect(sent(sendPersonLinkEndpoint)).toHaveLength(2)
})

test('an empty field is said before anything is sent', async () => {
  serviceThatAsks(true)
  const dialog = await openDialog()
  await confirmIn(dialog)

  expect(await within(dialog).findByText('Введіть пароль')).toBeVisible()
  expect(within(dialog).getByText('Введіть код')).toBeVisible()
  expect(sent(confirmIdentityEndpoint)).toEqual([])
})

test('Escape closes the dialog like the button does', async () => {
  serviceThatAsks(true)
  const dialog = await openDialog()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))

  expect(await screen.findByText('Відмовлено: reauthentication_required')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closing the dialog says why nothing was done, and keeps what was typed', async () => {
  serviceThatAsks(true)
  const dialog = await openDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Скасувати' }))

  expect(await screen.findByText('Відмовлено: reauthentication_required')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Нотатка')).toHaveValue('Передзвонити')
  expect(sent(sendPersonLinkEndpoint)).toHaveLength(2)
})
