import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { changeOwnPasswordEndpoint } from '@shop/contracts/staff/people/own-account'
import { staffLoginCodeEndpoint, staffLoginEndpoint } from '@shop/contracts/staff/staff'
import { $staffSession } from '@shop/shell/session'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { useStaffMember } from '../session/session.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { SignInAgain } from './SignInAgain.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const member = { login: 'olha', role: 'owner', rights: [], second_factor: 'on' }
const form = { present: 'twelve letters', password: 'a rather different one' }

beforeEach(() => {
  service.mockReset()
  $staffSession.set('signed-in')
})

/** A page with something typed, whose call is sent by a press. */
function Page() {
  useStaffMember()
  const { ask, refusal } = useStaffCall()
  return (
    <>
      <input aria-label="Нотатка" />
      <button type="button" onClick={() => void ask(changeOwnPasswordEndpoint, { body: form })}>
        Надіслати
      </button>
      <p>{refusal ? 'Відмовлено' : 'Без відмови'}</p>
      <SignInAgain />
    </>
  )
}

/** The session ends before the call: it is answered once the person has signed in again. */
function sessionThatEnds(signIn: () => unknown = () => ({ staff: member })) {
  let isOver = true
  service.mockImplementation(async endpoint => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff: member }
    if (endpoint === staffLoginEndpoint || endpoint === staffLoginCodeEndpoint) {
      const answer = signIn()
      isOver = false
      return answer
    }
    if (isOver) throw new ShopError('not_authenticated')
    return {}
  })
}

async function openDialog() {
  showPage(<Page />, '/admin/me')
  await waitFor(() => expect(service).toHaveBeenCalled())
  await userEvent.type(screen.getByLabelText('Нотатка'), 'Передзвонити')
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати' }))
  return screen.findByRole('dialog', { name: 'Увійдіть знову' })
}
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === changeOwnPasswordEndpoint)

test('the password is asked for over the page; what was typed stays, and the call is sent once more', async () => {
  sessionThatEnds()
  const dialog = await openDialog()
  expect(within(dialog).getByLabelText('Логін')).toHaveValue('olha')
  await userEvent.type(within(dialog).getByLabelText('Пароль'), 'twelve letters')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Увійти' }))

  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.[1]).toEqual({ body: form })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Нотатка')).toHaveValue('Передзвонити')
  expect(screen.getByText('Без відмови')).toBeVisible()
  expect($staffSession.get()).toBe('signed-in')
})

test('staff with a second factor are asked for its code in the same dialog', async () => {
  const steps: unknown[] = [{ ticket: 'a ticket' }, { staff: member }]
  sessionThatEnds(() => steps.shift())
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Пароль'), 'twelve letters')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Увійти' }))
  await userEvent.type(await within(dialog).findByLabelText('Код із застосунку'), '123456')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Увійти' }))

  await waitFor(() => expect(sent().length).toBeGreaterThan(1))
  const codes = service.mock.calls.filter(([endpoint]) => endpoint === staffLoginCodeEndpoint)
  expect(codes[0]?.[1]).toEqual({ body: { ticket: 'a ticket', code: '123456' } })
})

test('closing the dialog leaves the back office', async () => {
  sessionThatEnds()
  const dialog = await openDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Вийти з кабінету' }))

  await waitFor(() => expect($staffSession.get()).toBe('guest'))
})
