import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { addCommentEndpoint, markCommentEndpoint } from '@shop/contracts/staff/orders/order-comments'
import { type FullOrder, fullOrderEndpoint, type OrderCommentView } from '@shop/contracts/staff/orders/staff-orders'
import { colleaguesEndpoint } from '@shop/contracts/staff/people/colleagues'
import { $unsaved } from '@shop/shell/unsaved'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../../test/show-page.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { OrderComments } from './OrderComments.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const at = '2026-11-27T12:35:00.000Z'
const id = '2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e'
const note = { id: null, at: null, who: null, text: 'Подарункове пакування', assignee: null, done: null }
const task = { id, at, who: 'olena', text: 'Передзвонити', assignee: 'taras', done: null }

function Shown({ number }: { number: string }) {
  const { data } = useStaffEndpoint(fullOrderEndpoint, { query: { order: number } }, { staleTime: 60_000 })
  return data ? <OrderComments order={data.order} /> : null
}

type About = { rights?: string[]; answers?: Record<string, FullOrder | ShopError> }
async function open(comments: OrderCommentView[], { rights = ['orders', 'fulfilment'], answers = {} }: About = {}) {
  const order = fullOrderFixture({ comments })
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === fullOrderEndpoint) return { order }
    if (endpoint === colleaguesEndpoint) return { logins: ['olena', 'taras'] }
    if (endpoint === staffCheckAuthEndpoint)
      return { status: true, staff: { login: 'olena', role: 'manager', rights, second_factor: 'off' } }
    const answer = answers[endpoint.path]
    if (answer instanceof ShopError) throw answer
    return { order: answer ?? order }
  })
  showPage(<Shown number={order.number} />, '/admin/orders')
  await screen.findByText(comments.at(-1)?.text ?? 'Поки ніхто нічого не писав')
  return order
}
const sent = (path: string) =>
  service.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a comment names its author, its time and who is to do something; an old note has neither', async () => {
  await open([note, task])
  const rows = within(screen.getByRole('list', { name: 'Коментарі' })).getAllByRole('listitem')

  expect(rows[0]).toHaveTextContent('Автор і час невідомі')
  expect(rows[1]).toHaveTextContent(/^olena27 лист\. 2026 р\., 14:35ПередзвонитиДоручено: taras/)
})

test('a comment is assigned to a colleague, and the thread shows it at once', async () => {
  const added = fullOrderFixture({ comments: [note, task] })
  await open([note], { answers: { [addCommentEndpoint.path]: added } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Новий коментар' }), 'Передзвонити')
  expect($unsaved.get()).toBe(1)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Доручити' }), 'taras')
  await press('Додати')

  expect(sent(addCommentEndpoint.path)).toMatchObject([{ body: { text: 'Передзвонити', assignee: 'taras' } }])
  expect(await screen.findByText('Доручено: taras')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('combobox')).toHaveValue('')
  expect($unsaved.get()).toBe(0)
})

test('an empty comment is not sent, and one that was refused stays as it was typed', async () => {
  await open([], { answers: { [addCommentEndpoint.path]: new ShopError('unknown') } })
  await press('Додати')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Напишіть коментар/)
  expect(sent(addCommentEndpoint.path)).toEqual([])

  await userEvent.type(screen.getByRole('textbox'), 'Передзвонити')
  await press('Додати')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Передзвонити')
})

test('what is assigned is marked as done, and open again', async () => {
  const done = fullOrderFixture({ comments: [{ ...task, done: { at, who: 'taras' } }] })
  await open([task], { answers: { [markCommentEndpoint.path]: done } })
  await press('Зроблено')
  expect(sent(markCommentEndpoint.path)).toMatchObject([{ params: { id }, body: { is_done: true } }])
  expect(await screen.findByText('Доручено: taras. Зроблено: taras, 27 лист. 2026 р.')).toBeVisible()

  await press('Ще не зроблено')
  expect(sent(markCommentEndpoint.path)[1]).toMatchObject({ body: { is_done: false } })
})

test('who may not change the order reads the thread', async () => {
  await open([task], { rights: ['orders'] })

  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.getByText('Доручено: taras')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
