import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { type AnyEndpoint, type StaffRight, staffRights } from '@shop/contracts/endpoint'
import {
  changePreferencesEndpoint,
  type Preferences,
  preferencesEndpoint,
} from '@shop/contracts/staff/people/preferences'
import { firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { useStaffCall } from '../session/use-staff-call.ts'
import { FirstStepsLead } from './FirstStepsLead.tsx'
import { stepOrder } from './lead.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
let open: string[]
let preferences: Preferences

function answer(steps: string[], rights: readonly StaffRight[] = staffRights) {
  open = steps
  preferences = { saved_filters: [], revision: 0 }
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff: { login: 'olha', role: 'owner', rights } }
    if (endpoint === changePreferencesEndpoint) preferences = body as Preferences
    if (endpoint === firstStepsEndpoint) {
      return { done: Object.fromEntries(stepOrder.map(step => [step, !open.includes(step)])), payments_mode: 'sandbox' }
    }
    return preferences
  }) as typeof call)
}
const asked = (endpoint: AnyEndpoint) => service.mock.calls.filter(([called]) => called === endpoint)

test('on its screen a step says what it asks for; once it is done the next one follows at once', async () => {
  answer(['rate', 'category'])
  showPage(<Screen />, '/admin/other/rates')
  expect(await screen.findByText('Зараз: Курс євро')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Усі кроки' })).toHaveAttribute('href', '/admin/home')

  open = ['category']
  await userEvent.click(screen.getByRole('button', { name: 'save' }))
  expect(await screen.findByText('Тут усе готово')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Далі: Категорія' })).toHaveAttribute('href', '/admin/other/categories')
  expect(screen.getByText('Перші кроки: зроблено 11 з 12')).toBeVisible()
})

test('a screen whose step was done earlier leads nowhere', async () => {
  answer(['payments'])
  showPage(<Screen />, '/admin/other/rates')

  await waitFor(() => expect(asked(firstStepsEndpoint)).toHaveLength(1))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a screen without a step asks nothing', async () => {
  answer(['rate'])
  showPage(<Screen />, '/admin/orders')
  await screen.findByRole('button', { name: 'save' })

  expect([asked(preferencesEndpoint), asked(firstStepsEndpoint)]).toEqual([[], []])
})

test('a step of somebody else is passed over', async () => {
  answer(['home', 'delivery', 'second_factor'], ['content'])
  showPage(<Screen />, '/admin/home-editor')

  expect(await screen.findByRole('link', { name: 'Далі: Другий фактор' })).toHaveAttribute('href', '/admin/me')
})

test('put away, the lead is gone from this screen and stays away', async () => {
  answer(['rate'])
  showPage(<Screen />, '/admin/other/rates')
  await userEvent.click(await screen.findByRole('button', { name: 'Сховати перші кроки' }))

  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  expect(preferences).toEqual({ saved_filters: [], first_steps_hidden: true, revision: 0 })
})

/** A screen of the office on which something can be saved. */
function Screen() {
  const { ask } = useStaffCall()
  return (
    <>
      <FirstStepsLead />
      <button type="button" onClick={() => ask(preferencesEndpoint, {})}>
        save
      </button>
    </>
  )
}
