import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { $unsaved } from '@shop/shell/unsaved'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { showPage } from '../../../../test/show-page.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { OrderComment } from './OrderComment.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const order = fullOrderFixture({ comment: 'Дзвонили', comment_changes: [{ at: null, who: null, text: 'Дзвонили' }] })
const at = '2026-11-27T12:35:00.000Z'

function Shown() {
  const { data } = useStaffEndpoint(fullOrderEndpoint, { query: { order: order.number } }, { staleTime: 60_000 })
  return data ? <OrderComment order={data.order} /> : null
}

async function open(known: FullOrder = order, rights = ['orders', 'fulfilment']) {
  jest.useFakeTimers()
  queryClient.clear()
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === fullOrderEndpoint) return { order: known }
    if (endpoint === staffCheckAuthEndpoint)
      return { status: true, staff: { login: 'olena', role: 'manager', rights, second_factor: 'off' } }
    const { comment } = (input as unknown as { query: { comment: string } }).query
    const written = { at, who: 'olena', text: comment.trim() }
    return {
      order: { ...known, comment: comment.trim(), comment_changes: [...(known.comment_changes ?? []), written] },
    }
  })
  showPage(<Shown />, '/admin/orders')
  await pass(10)
  await pass(10)
}
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole('textbox', { name: 'Коментар магазину' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const sent = () =>
  service.mock.calls
    .filter(([endpoint]) => endpoint === updateCommentEndpoint)
    .map(([, input]) => (input as unknown as { query: { comment: string } }).query.comment)

test('a comment saves itself 800 ms after the last key, says so, and shows who wrote it when', async () => {
  await open()
  expect(screen.getByText('Автор і час невідомі')).toBeVisible()
  type('Дзвонили, чек')
  await pass(799)
  type('Дзвонили, чекає ')
  await pass(799)
  expect(sent()).toEqual([])
  expect($unsaved.get()).toBe(1)
  await pass(1)
  await pass(10)

  expect(sent()).toEqual(['Дзвонили, чекає '])
  expect(screen.getByText('Збережено')).toBeVisible()
  expect(screen.getByText(/olena, 27 лист\. 2026 р\., 14:35/)).toBeVisible()
  expect(field()).toHaveValue('Дзвонили, чекає ')
  expect($unsaved.get()).toBe(0)
})

test('what was written before stays readable under the comment', async () => {
  const changes = [
    { at: null, who: null, text: 'Дзвонили' },
    { at, who: 'taras', text: '' },
    { at, who: 'olena', text: 'Чекає' },
  ]
  await open({ ...order, comment: 'Чекає', comment_changes: changes })
  fireEvent.click(screen.getByText('Раніше'))

  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^taras, 27 лист.*Коментар прибрано$/),
    expect.stringMatching(/^Автор і час невідомі.*Дзвонили$/),
  ])
})

test('a comment that was refused stays, says why, and is saved when staff ask for it, not by itself', async () => {
  await open()
  const works = service.getMockImplementation()
  service.mockImplementation(async endpoint => {
    throw new ShopError('unknown', { offline: 1, of: endpoint.path })
  })
  type('Передзвонити')
  await pass(10_000)
  expect(sent()).toEqual(['Передзвонити'])
  expect(field()).toHaveValue('Передзвонити')
  expect(screen.queryByText('Збережено')).not.toBeInTheDocument()

  if (works) service.mockImplementation(works)
  fireEvent.click(screen.getByRole('button', { name: 'Зберегти ще раз' }))
  await pass(0)
  expect(sent()).toEqual(['Передзвонити', 'Передзвонити'])
  expect(screen.getByText('Збережено')).toBeVisible()
})

test('what a colleague writes comes in while nothing is typed, and never over what is being typed', async () => {
  await open()
  const key = endpointKey(fullOrderEndpoint.path, { query: { order: order.number } })
  const written = (comment: string) => {
    queryClient.setQueryData(key, { order: { ...order, comment } })
    return pass(10)
  }
  await written('Тарас дзвонив')
  expect(field()).toHaveValue('Тарас дзвонив')
  type('Тарас дзвонив, чекає')
  await written('Щось інше')

  expect(field()).toHaveValue('Тарас дзвонив, чекає')
})

test('who may not change the order reads the comment, its author and its time', async () => {
  await open({ ...order, comment_changes: [{ at, who: 'taras', text: 'Дзвонили' }] }, ['orders'])

  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByText('Дзвонили')).toBeVisible()
  expect(screen.getByText(/taras, 27 лист/)).toBeVisible()
})

async function refusedBy(colleague: string) {
  await open()
  const works = service.getMockImplementation()
  service.mockImplementation(async (endpoint, input) => {
    const { seen } = (input as unknown as { body?: { seen?: string } }).body ?? {}
    if (endpoint === updateCommentEndpoint && seen !== colleague)
      throw new ShopError('changed_meanwhile', { comment: colleague, by: 'taras', at })
    return works?.(endpoint, input) as never
  })
  type('Дзвонили, чекає')
  await pass(800)
  await pass(10)
  expect(screen.getByText('Тим часом коментар змінено: taras')).toBeVisible()
  expect(screen.getByText('Клієнтка передумала')).toBeVisible()
  expect(field()).toHaveValue('Дзвонили, чекає')
  expect(screen.queryByText('Збережено')).not.toBeInTheDocument()
}

test('who writes a comment that a colleague has changed meanwhile sees both texts, and nothing is saved over it by itself', async () => {
  await refusedBy('Клієнтка передумала')
  type('Дзвонили, чекає на нас')
  await pass(10_000)

  expect(sent()).toHaveLength(1)
  expect($unsaved.get()).toBe(1)
})

test('the colleague’s comment may be taken instead of what was typed', async () => {
  await refusedBy('Клієнтка передумала')
  fireEvent.click(screen.getByRole('button', { name: 'Узяти збережене' }))
  await pass(10)
  expect(field()).toHaveValue('Клієнтка передумала')
  expect(screen.queryByText(/Тим часом/)).not.toBeInTheDocument()
  expect($unsaved.get()).toBe(0)
})

test('what was typed may be kept instead of the colleague’s comment', async () => {
  await refusedBy('Клієнтка передумала')
  fireEvent.click(screen.getByRole('button', { name: 'Лишити моє' }))
  await pass(10)
  expect(screen.getByText('Збережено')).toBeVisible()
  expect(field()).toHaveValue('Дзвонили, чекає')
})

test('one’s own text whose answer was lost is no change by a colleague', async () => {
  await open()
  const works = service.getMockImplementation()
  let stored = 'Дзвонили'
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint !== updateCommentEndpoint) return works?.(endpoint, input) as never
    const { query, body } = input as unknown as { query: { comment: string }; body: { seen: string } }
    if (body.seen !== stored) throw new ShopError('changed_meanwhile', { comment: stored, by: 'olena', at })
    const isFirst = stored === 'Дзвонили'
    stored = query.comment
    if (isFirst) throw new ShopError('unknown', { offline: 1, of: endpoint.path })
    return works?.(endpoint, input) as never
  })
  type('Передзвонити')
  await pass(800)
  type('Передзвонити завтра')
  await pass(800)
  await pass(10)

  expect(stored).toBe('Передзвонити завтра')
  expect(screen.queryByText('Узяти збережене')).not.toBeInTheDocument()
  expect(screen.getByText('Збережено')).toBeVisible()
})
