import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { changeShopDetailsEndpoint, type StaffShopDetails } from '@shop/contracts/staff/storefront/staff-shop-details'
import { demonstrationDetails } from '@shop/contracts/texts/shop-details'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { ShopDetails } from './ShopDetails.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const untouched: StaffShopDetails = { entered: null, shown: demonstrationDetails, revision: 0, changed: null }

function open(refusal?: ShopError) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    if (endpoint !== changeShopDetailsEndpoint) return { details: untouched }
    if (refusal) throw refusal
    const { revision: _, ...entered } = body as { revision: number }
    return { details: { ...untouched, entered, revision: 1, changed: { by: 'olena', at: new Date().toISOString() } } }
  }) as typeof call)
  showPage(<ShopDetails />, '/admin/other/shop-details')
}
const saved = () => service.mock.calls.filter(([endpoint]) => endpoint === changeShopDetailsEndpoint)
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Зберегти' }))
const type = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

async function fillIn() {
  await type('Телефон', '+380671234567')
  await type('Електронна пошта', 'hello@nova.example')
  await type(/^Повна назва.*українською/, 'ТОВ Нова')
  await type(/^Повна назва.*англійською/, 'Nova LLC')
  await type(/^Код/, '14360570')
  await type(/^Адреса продавця.*українською/, 'Львів')
  await type(/^Адреса продавця.*англійською/, 'Lviv')
}

test('a form that nobody has filled in is empty, and says what customers read meanwhile', async () => {
  open()

  expect(await screen.findByText(/дані з демонстрації/)).toBeVisible()
  expect(screen.getByLabelText('Телефон')).toHaveValue('')
})

test('what staff fill in is saved at once, sender and social networks may stay empty', async () => {
  open()
  await fillIn()
  await save()

  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.[1]).toEqual({
    body: {
      phone: '+380671234567',
      email: 'hello@nova.example',
      social: { instagram: '', facebook: '', telegram: '', tiktok: '' },
      seller: { name: { uk: 'ТОВ Нова', en: 'Nova LLC' }, code: '14360570', address: { uk: 'Львів', en: 'Lviv' } },
      sender: { name: '', email: '' },
      revision: 0,
    },
  })
  expect(await screen.findByText(/^Змінено: olena/)).toBeVisible()
})

test('everything that is wrong is said at the first press, beside its field, and nothing typed is lost', async () => {
  open()
  await type('Телефон', '067 123')
  await type(/^Instagram/, '@nova')
  await type(/^Код/, '14360571')
  await save()

  expect(await screen.findByText('Номер із кодом країни: +380440000101')).toBeVisible()
  expect(screen.getByText('Повна адреса сторінки, що починається з https://')).toBeVisible()
  expect(screen.getByText(/^Перевірте код/)).toBeVisible()
  expect(screen.getByText('Введіть електронну адресу')).toBeVisible()
  expect(screen.getAllByText(/^Заповніть поле «(Повна назва або ПІБ|Адреса продавця)/)).toHaveLength(4)
  expect(screen.getByLabelText(/^Instagram/)).toHaveValue('@nova')
  expect(saved()).toEqual([])
})

test('what somebody else has saved meanwhile is compared', async () => {
  open(new ShopError('changed_meanwhile', { revision: 2, by: 'ivan', at: new Date().toISOString() }))
  await fillIn()
  await save()

  expect(await screen.findByRole('dialog')).toHaveTextContent('ivan')
})
