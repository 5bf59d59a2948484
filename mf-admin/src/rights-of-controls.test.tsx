import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint, staffRoles } from '@shop/contracts/customers/session-check'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { orderActionNames } from '@shop/contracts/staff/orders/order-actions'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { fullOrderFixture, staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { alongside } from '../test/office/alongside.ts'
import recorded from '../test/office/answers.json' with { type: 'json' }
import { goods } from '../test/office/goods.ts'
import { home } from '../test/office/home.ts'
import { people } from '../test/office/people.ts'
import type { Answers, OfficeScreen } from '../test/office/screen.ts'
import { dictionaries, texts } from '../test/office/texts.ts'
import { trade } from '../test/office/trade.ts'
import { orderTabCounts } from '../test/order-list.ts'
import { showOffice } from '../test/show-office.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
type Role = (typeof staffRoles)[number]

// Rights × calls × controls: what stands on each screen, beside the call that it sends. A call that changes something and
// stands nowhere in the table fails the second test.
const officeScreens: readonly OfficeScreen[] = [...goods, ...home, ...dictionaries, ...texts, ...trade, ...people]
const callsByName = new Map(publicEndpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint]))
const FORBIDDEN = 'Немає доступу'

const assignedComment = {
  id: '2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e',
  at: '2026-11-21T10:00:00.000Z',
  who: 'olena',
  text: 'Передзвонити',
  assignee: 'taras',
  done: null,
}
const answers: Answers = {
  ...recorded,
  '/api/orders/get-like-payment-id': { orders: [staffOrderFixture()], count: 1, page: 1, limit: 25 },
  '/api/admin/orders/tabs': orderTabCounts(),
  '/api/orders/get-full-info': {
    order: fullOrderFixture({ actions: [...orderActionNames], comments: [assignedComment] }),
  },
}

test('what the screens are shown with is what the calls answer', () => {
  const wrong = Object.entries(answers).flatMap(([path, answer]) => {
    const { error } = callNamed(`GET ${path}`).result.safeParse(answer)
    return error ? [`${path}: ${JSON.stringify(error.issues)}`] : []
  })
  expect(wrong).toEqual([])
})

test('every call by which staff change something has a control in the table, or a reason to have none', () => {
  const inTable = new Set([
    ...officeScreens.flatMap(({ controls }) => controls.map(([, name]) => name)),
    ...alongside.map(([name]) => name),
  ])
  const changing = [...callsByName]
    .filter(([, { access, method, onlyReads }]) => access.startsWith('staff') && method !== 'GET' && !onlyReads)
    .map(([name]) => name)

  expect([...inTable].toSorted()).toEqual(changing.toSorted())
  for (const [name, other] of alongside) expect([name, callNamed(name).access]).toEqual([name, callNamed(other).access])
})

describe.each(staffRoles)('%s', role => {
  test.each(officeScreens)('finds at $at what the services would do, and nothing that they would refuse', async at => {
    await show(at, role)
    const isOpen = ([, name]: readonly [unknown, string]) => mayCall(role, callNamed(name))
    const expected = at.controls.filter(isOpen).map(([name]) => name)
    await waitFor(() => expect(foundOf(at)).toEqual(expected))
    if (!screen.queryByText(FORBIDDEN)) expect(refusedCalls(role)).toEqual([])
    // Staff who can do nothing here see what they may read, or a notice that they may not.
    if (expected.length === 0)
      expect(screen.getAllByText(at.shows && isOpen(at.shows) ? at.shows[0] : FORBIDDEN)).not.toEqual([])
  })
})

async function show({ at, first, shows, answers: change }: OfficeScreen, role: Role): Promise<void> {
  const staff = { login: role, role, rights: rightsOfRole[role], second_factor: 'off' }
  const known: Answers = change ? change(answers) : answers
  service.mockReset()
  service.mockImplementation(async (endpoint: AnyEndpoint) => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff }
    if (!(endpoint.path in known)) throw new Error(`What does ${endpoint.path} answer?`)
    return known[endpoint.path]
  })
  await showOffice(at)
  await screen.findByText(role, { exact: true })
  if (screen.queryByText(FORBIDDEN)) return
  if (shows) await screen.findAllByText(shows[0])
  if (first) fireEvent.click(await waitFor(() => controlNamed(first)))
}

/** What an open screen has asked in vain. */
function refusedCalls(role: Role): string[] {
  const asked = service.mock.calls.map(([endpoint]) => endpoint)
  return asked
    .filter(endpoint => endpoint.access.startsWith('staff') && !mayCall(role, endpoint))
    .map(({ path }) => path)
}

const foundOf = ({ controls }: OfficeScreen) =>
  controls.map(([name]) => name).filter(name => controlsOfPage().some(control => isNamed(control, name)))

/** Everything to press or to fill in, but the header and the path to the page: by roles jsdom would look for seconds. */
function controlsOfPage(): Element[] {
  return [...document.querySelectorAll('button, input, textarea, select, summary')].filter(
    control => !control.closest('header'),
  )
}
function controlNamed(name: string | RegExp): Element {
  const control = controlsOfPage().find(control => isNamed(control, name))
  if (!control) throw new Error(`There is no ${name}`)
  return control
}

function isNamed(control: Element, name: string | RegExp): boolean {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
  const texts = [control.getAttribute('aria-label'), ...labels.map(label => label.textContent), control.textContent]
  return texts.some(text => text && (typeof name === 'string' ? text.trim() === name : name.test(text.trim())))
}

/** Would the service answer, or refuse with 403? */
function mayCall(role: Role, { access }: AnyEndpoint): boolean {
  return access === 'staff' || rightsOfRole[role].some(right => access === `staff:${right}`)
}

function callNamed(name: string): AnyEndpoint {
  const found = callsByName.get(name)
  if (!found) throw new Error(`There is no call ${name}`)
  return found
}
