import { call } from '@shop/api-client/call'
import { type AuditRow, auditEndpoint, auditEntryEndpoint, auditListFile } from '@shop/contracts/staff/people/audit'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { preferencesEndpoint } from '@shop/contracts/staff/people/preferences'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { dictionaryAnswer } from '../../../test/product-fixture.ts'
import { showPage } from '../../../test/show-page.tsx'
import { Audit } from './Audit.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const row = {
  id: '2f1b1c9e-0000-4000-8000-000000000001',
  at: '2026-11-21T10:00:00.000Z',
  who: 'olha',
  action: 'promo_code_change',
  subject: 'LEVADA10',
  address: '203.0.113.7',
  request_id: 'r1',
  has_details: true,
}

function show(address: string, entries: AuditRow[] = [row], of: Partial<AuditRow> = {}) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === peopleEndpoint) return { people: [], rules: { second_factor_required: false } }
    if (endpoint === preferencesEndpoint) return { saved_filters: [], revision: 0 }
    if (endpoint === auditEntryEndpoint)
      return { entry: { ...row, ...of, before: { percent: 10, note: '' }, after: { percent: 15, note: '' } } }
    if (endpoint === auditListFile.start) return null
    if (endpoint === auditEndpoint) return { entries, next: entries.length > 0 ? '1-2' : null }
    return dictionaryAnswer(endpoint)
  })
  showPage(<Audit />, address)
}
const asked = () => service.mock.calls.filter(([endpoint]) => endpoint === auditEndpoint).map(([, input]) => input)

test('the log is asked for what the address says, and the export takes the same filter', async () => {
  show('/admin/other/audit?kind=promo_code&who=olha&after=9-9')
  expect(await screen.findByRole('cell', { name: 'Промокод: змінено' })).toBeVisible()

  expect(asked()).toEqual([{ query: { kind: 'promo_code', who: 'olha', after: '9-9' } }])
  await userEvent.click(screen.getByText('Експорт'))
  await userEvent.click(screen.getByRole('button', { name: 'Завантажити CSV' }))
  const exported = service.mock.calls.find(([endpoint]) => endpoint === auditListFile.start)?.[1]
  expect(exported).toEqual({ body: { filter: { who: 'olha', kind: 'promo_code' }, language: 'uk', format: 'csv' } })
  expect(screen.getByRole('link', { name: /Старіші|Давніші|Раніше/ })).toHaveAttribute(
    'href',
    expect.stringContaining('after=1-2'),
  )
})

test('refused sign-ins stand in one row with how many they were, from many addresses too', async () => {
  const refused = { ...row, action: 'login_refused', subject: null, has_details: false }
  show('/admin/other/audit', [
    { ...refused, tries: 7 },
    { ...refused, id: row.id.replace(/1$/, '2'), who: '*', address: '', tries: 31 },
  ])

  expect(await screen.findByRole('row', { name: /olha .*не вдалося увійти · 7 спроб 203\.0\.113\.7$/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /різні логіни .* · 31 спроба різні адреси$/ })).toBeVisible()
})

test('what got no answer says that its outcome is unknown, and is found by that', async () => {
  show('/admin/other/audit', [{ ...row, outcome: 'unknown' }])
  expect(await screen.findByRole('cell', { name: 'Промокод: змінено · результат невідомий' })).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('Чим закінчилося'), 'результат невідомий')

  await waitFor(() => expect(asked().at(-1)).toEqual({ query: { outcome: 'unknown' } }))
})

test('an entry about a customer names nobody and leads to the customer', async () => {
  const subject = '2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e'
  show('/admin/other/audit', [{ ...row, action: 'customer_open', subject }])
  expect(await screen.findByRole('cell', { name: 'Клієнт: контакти відкрито' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Картка клієнта' })).toHaveAttribute(
    'href',
    `/admin/customer-base/${subject}`,
  )
})

test('another filter begins at the newest', async () => {
  show('/admin/other/audit?who=olha&after=9-9')
  await screen.findByRole('cell', { name: 'LEVADA10' })
  await userEvent.selectOptions(screen.getByLabelText('Що'), 'Промокод')

  await waitFor(() => expect(asked().at(-1)).toEqual({ query: { who: 'olha', kind: 'promo_code' } }))
})

test('an entry shows what is other than before, and nothing else', async () => {
  show(`/admin/other/audit?entry=${row.id}`)
  const panel = await screen.findByRole('dialog')
  const changes = await within(panel).findByRole('table', { name: 'Що змінилося' })

  expect(within(changes).getByRole('row', { name: 'Відсоток 10\u00a0% 15\u00a0%' })).toBeVisible()
  expect(within(changes).queryByText('note')).not.toBeInTheDocument()
  expect(within(panel).getByText('r1')).toBeVisible()
})

test('a change of several names its articles, and the others when asked for', async () => {
  const subjects = Array.from({ length: 12 }, (_, index) => `DR-${index + 1}`)
  const bulk = { ...row, action: 'product_bulk', subject: row.id, subject_count: 12 }
  show(`/admin/other/audit?entry=${row.id}`, [{ ...bulk, subjects: subjects.slice(0, 3) }], { ...bulk, subjects })
  expect(await screen.findByRole('cell', { name: 'DR-1, DR-2, DR-3 і ще 9' })).toBeVisible()

  const panel = await screen.findByRole('dialog')
  await userEvent.click(await within(panel).findByRole('button', { name: 'і ще 9' }))
  expect(within(panel).getByText(subjects.join(', '))).toBeVisible()
})

test('when nothing is found the page says so', async () => {
  show('/admin/other/audit?search=nothing', [])
  expect(await screen.findByText('Таких записів немає')).toBeVisible()
})
