import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { orderListFile } from '@shop/contracts/staff/orders/order-export'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerOrderList } from '../../../test/order-list.ts'
import { showPage } from '../../../test/show-page.tsx'
import { saveFile } from '../../list/save-file.ts'
import { Orders } from './Orders.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('../../list/save-file.ts', () => ({ saveFile: jest.fn() }))
const service = jest.mocked(call)
const saved = jest.mocked(saveFile)

const begun = { id: 'e1', count: 312, more: false }
const asked = () => service.mock.calls.find(([endpoint]) => endpoint === orderListFile.start)?.[1]

function open(address: string, count: number, answer: () => unknown = () => begun) {
  service.mockReset()
  saved.mockReset()
  service.mockImplementation(async endpoint =>
    endpoint === orderListFile.start ? answer() : answerOrderList(endpoint, count ? [staffOrderFixture()] : [], count),
  )
  showPage(<Orders />, address)
}
async function take(name = 'Завантажити CSV') {
  await userEvent.click(await screen.findByText('Експорт'))
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the export asks for the filter of the list, and the browser fetches the file', async () => {
  open('/admin/orders?tab=to_pack&paid=yes&sum_from=1000&from=2026-11-01', 312)
  await take()

  await waitFor(() => expect(saved).toHaveBeenCalledWith('/api/admin/orders/exports/e1'))
  const filter = { tab: 'to_pack', paid: true, sum_from: 1000, from: '2026-11-01' }
  expect(asked()).toEqual({ body: { filter, language: 'uk', format: 'csv' } })
  expect(await screen.findByText(/^312 замовлень за цим фільтром, з контактами/)).toBeVisible()
})

test('the same orders leave as a workbook', async () => {
  open('/admin/orders', 1)
  await take('Завантажити Excel')

  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(asked()).toEqual({ body: { filter: {}, language: 'uk', format: 'xlsx' } })
})

test('no file is fetched when the export is refused, and staff are told why', async () => {
  open('/admin/orders', 1, () => {
    throw new ShopError('busy', { seconds: 5 })
  })
  await take()

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})

test('a list without orders offers no file', async () => {
  open('/admin/orders?paid=no', 0)
  expect(await screen.findByText('Нічого не знайдено')).toBeVisible()
  expect(screen.queryByText('Експорт')).toBeNull()
})
