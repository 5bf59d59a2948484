import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { type AnyEndpoint, staffRights } from '@shop/contracts/endpoint'
import { changePreferencesEndpoint, type Preferences } from '@shop/contracts/staff/people/preferences'
import { firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPage } from '../../../test/show-page.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { FirstSteps } from './FirstSteps.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const allDone = {
  rate: true,
  category: true,
  product: true,
  pictures: true,
  shown: true,
  home: true,
  delivery: true,
  payments: true,
  seller: true,
  shops: true,
  staff: true,
  second_factor: true,
}
let preferences: Preferences

function answer(done: object, rights: readonly string[] = staffRights) {
  preferences = { saved_filters: [], revision: 0 }
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff: { login: 'olha', role: 'owner', rights } }
    if (endpoint === firstStepsEndpoint) return { done, payments_mode: 'sandbox' }
    if (endpoint === changePreferencesEndpoint)
      preferences = { ...(body as Preferences), revision: preferences.revision + 1 }
    return preferences
  }) as typeof call)
}

test('in a new shop staff are led to the first step that is not done', async () => {
  answer({ ...allDone, product: false, shown: false })
  showPage(<FirstSteps />, '/admin/home')

  expect(await screen.findByText(/Зроблено 10 з 12/)).toBeVisible()
  const steps = screen.getAllByRole('listitem')
  const next = steps.filter(step => step.getAttribute('aria-current') === 'step')
  expect(next.map(step => within(step).getByRole('link').textContent)).toEqual(['Перший товар'])
  expect(screen.getByRole('link', { name: 'Перший товар' })).toHaveAttribute('href', '/admin/other/products')
})

test('a step that somebody else has to do is named, but leads nowhere', async () => {
  answer({ ...allDone, rate: false }, ['content'])
  showPage(<FirstSteps />, '/admin/home')

  expect(await screen.findByText('Курс євро')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Курс євро' })).toBeNull()
})

test('a step that was done on its screen is ticked when staff come back', async () => {
  answer({ ...allDone, category: false, delivery: false })
  showPage(<Returning />, '/admin/home')
  expect(await screen.findByText(/Зроблено 10 з 12/)).toBeVisible()

  answer({ ...allDone, delivery: false })
  for (const name of ['there', 'back']) await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(/Зроблено 11 з 12/)).toBeVisible()
})

test('of payments it says who takes the money now, and how to switch', async () => {
  answer({ ...allDone, payments: false })
  showPage(<FirstSteps />, '/admin/home')

  expect(await screen.findByText(/пісочниці.*WAYFORPAY_MERCHANT/)).toBeVisible()
})

test('staff put the steps away and take them out again', async () => {
  answer({ ...allDone, rate: false })
  showPage(<FirstSteps />, '/admin/home')
  await userEvent.click(await screen.findByRole('button', { name: 'Сховати перші кроки' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Показати перші кроки' }))

  expect(await screen.findByRole('heading', { name: 'Перші кроки' })).toBeVisible()
  expect(preferences).toEqual({ saved_filters: [], first_steps_hidden: false, revision: 2 })
})

test('a shop that can sell shows no first steps', async () => {
  answer(allDone)
  showPage(
    <>
      <FirstSteps />
      <Answered />
    </>,
    '/admin/home',
  )

  expect(await screen.findByText('answered')).toBeVisible()
  expect(screen.queryByText('Перші кроки')).toBeNull()
})

/** Goes to another screen and comes back, by links that do not reload the page. */
function Returning() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'back' : 'there'}
      </button>
      {!isThere && <FirstSteps />}
    </>
  )
}

/** Names the moment from which the steps are known. */
function Answered() {
  return useStaffEndpoint(firstStepsEndpoint, {}).data ? <p>answered</p> : null
}
