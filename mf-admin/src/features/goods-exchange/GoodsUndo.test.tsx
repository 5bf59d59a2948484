import { call } from '@shop/api-client/call'
import type { ExchangeUndo } from '@shop/contracts/staff/exchange/goods-exchange'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { NotTakenBack } from '../../goods/NotTakenBack.tsx'
import { $notTakenBack } from '../../goods/taken-back.ts'
import { GoodsUndo } from './GoodsUndo.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const open: ExchangeUndo = {
  id: '1c-a',
  state: 'open',
  until: '2026-11-21T11:00:00.000Z',
  restored: 0,
  left: 0,
  kept: [],
}
const kept = [{ article: 'DR-1', why: ['sizes 36 (S)', 'stock 38 (M)'] }]

function show(undo: ExchangeUndo) {
  $notTakenBack.set(null)
  service.mockReset()
  service.mockResolvedValue({ state: 'undone', restored: 4, left: 1, kept, emails: 0 })
  showPage(
    <>
      <GoodsUndo undo={undo} />
      <NotTakenBack />
    </>,
    '/admin/other/1c/goods',
  )
}

test('what 1C changed is taken back with one press, and what stays is named article by article', async () => {
  show(open)
  expect(screen.getByText(/^Що змінила 1С, можна скасувати до 13:00\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати зміни з 1С' }))

  await waitFor(() => expect(service.mock.calls).toEqual([[takeBackChangeEndpoint, { params: { id: '1c-a' } }]]))
  const dialog = within(await screen.findByRole('dialog', { name: 'Скасовано не все' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^DR-1: ціну, .* 36 \(S\) відтоді змінили; /)
})

test('what came of it stays in the log, with what was left and why', () => {
  show({ ...open, state: 'undone', until: null, restored: 4, left: 3, kept })
  expect(screen.queryByRole('button', { name: /^Скасувати/ })).not.toBeInTheDocument()
  expect(screen.getByText('Скасовано: артикулів, які знову як були, — 4')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^DR-1: /)
  expect(screen.getByText('і ще 2 артикули')).toBeVisible()
})

test('while it is being taken back nothing more can be pressed', () => {
  show({ ...open, state: 'undoing', until: null })
  expect(screen.getByText('Скасовуємо зміни з 1С')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Скасувати/ })).not.toBeInTheDocument()
})
