import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  newPromoCodeEndpoint,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { promoRemoving } from '@shop/contracts/staff/removing/removing'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { PromoCodes } from './PromoCodes.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const code: StaffPromoCode = {
  code: 'LEVADA10',
  gift: { kind: 'percent', percent: 10 },
  valid_from: null,
  valid_until: '2020-01-01',
  usage_limit: 5,
  per_customer_limit: null,
  min_goods_uah: null,
  only_categories: null,
  only_collections: null,
  active: true,
  note: 'Перше замовлення',
  used: 2,
  held: 1,
}

function open(codes: StaffPromoCode[] | Error) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint.path === staffPromoCodesEndpoint.path && endpoint.method === 'GET') {
      if (codes instanceof Error) throw codes
      return { promo_codes: codes }
    }
    if (endpoint === promoRemoving.uses) return { things: [], stops: { archive: [], delete: [] }, targets: [] }
    if (endpoint === promoRemoving.archive) return { removed: ['LEVADA10', 'ZYMA'] }
    if (endpoint === promoRemoving.restore) return { restored: ['ZYMA'], shown: ['ZYMA'] }
    if (endpoint === newPromoCodeEndpoint) return { promo_code: code }
    return { categories: [], collections: [] }
  })
  showPage(<PromoCodes />, '/admin/other/promo-codes')
}

test('staff see what a promo code gives, how often it was used and that it is over', async () => {
  open([code])

  const row = (await screen.findByRole('link', { name: 'LEVADA10' })).closest('tr') ?? document.body
  expect(within(row).getByText('−10 %')).toBeVisible()
  expect(within(row).getByText('2 з 5 (+1 чекає на оплату)')).toBeVisible()
  expect(within(row).getByText('Минув')).toBeVisible()
})

test('a new promo code is sent as it was filled in', async () => {
  open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Новий промокод' }))
  await userEvent.type(screen.getByLabelText('Код'), 'zyma15')
  await userEvent.type(screen.getByRole('textbox', { name: 'Відсоток' }), '15')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const sent = service.mock.calls.find(([endpoint]) => endpoint === newPromoCodeEndpoint)
  expect(sent?.[1]).toMatchObject({ body: { code: 'zyma15', gift: { kind: 'percent', percent: 15 }, active: true } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('archived promo codes are shown where staff ask for them, and come back by one press', async () => {
  open([code, { ...code, code: 'ZYMA', is_archived: true, active: false }])
  await screen.findByRole('link', { name: 'LEVADA10' })
  expect(screen.queryByRole('link', { name: 'ZYMA' })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('checkbox', { name: 'Показувати архівні' }))
  const row = screen.getByRole('link', { name: 'ZYMA' }).closest('tr') ?? document.body
  expect(within(row).getByText('В архіві')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'ZYMA' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Повернути: ZYMA' }))
  const sent = service.mock.calls.find(([endpoint]) => endpoint === promoRemoving.restore)
  expect(sent?.[1]).toEqual({ body: { kind: 'promo_code', names: ['ZYMA'] } })
})

test('several promo codes are chosen and archived together, and the message brings them back', async () => {
  open([code, { ...code, code: 'ZYMA' }])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Обрати: LEVADA10' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Обрати: ZYMA' }))
  expect(screen.getByText('Обрано 2 промокоди')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'В архів: 2 промокоди' }))
  await userEvent.click(await screen.findByRole('button', { name: 'В архів' }))

  const names = ['LEVADA10', 'ZYMA']
  await waitFor(() => expect($notices.get().at(-1)?.text).toBe('В архіві: 2 промокоди'))
  expect(service.mock.calls.find(([endpoint]) => endpoint === promoRemoving.archive)?.[1]).toMatchObject({
    body: { kind: 'promo_code', names, leads_to: null },
  })
  expect(screen.queryByText('Обрано 2 промокоди')).not.toBeInTheDocument()
  act(() => void $notices.get().at(-1)?.action?.act())
  const restored = () => service.mock.calls.find(([endpoint]) => endpoint === promoRemoving.restore)?.[1]
  await waitFor(() => expect(restored()).toEqual({ body: { kind: 'promo_code', names } }))
})

test('what is wrong with a promo code is shown beside its field, and the first such field has the focus', async () => {
  open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Новий промокод' }))
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(await screen.findByText('Введіть код')).toBeVisible()
  expect(screen.getByText('Заповніть поле «Відсоток»')).toBeVisible()
  expect(screen.getByLabelText('Код')).toHaveFocus()
})

test('a list of promo codes that fails to load can be loaded again; an empty one invites to make the first code', async () => {
  open(new ShopError('busy'))
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()

  open([])
  expect(await screen.findByText('Промокодів ще немає')).toBeVisible()
})
