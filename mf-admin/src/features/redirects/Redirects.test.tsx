import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  newRedirectEndpoint,
  type Redirect,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Redirects } from './Redirects.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const redirect: Redirect = { from: '/product/old', to: '/store', by: 'olha', at: '2026-11-21T10:00:00.000Z' }

function open(redirects: Redirect[]) {
  service.mockReset()
  service.mockImplementation(async endpoint => (endpoint === redirectsEndpoint ? { redirects } : { redirect }))
  showPage(<Redirects />, '/admin/other/redirects')
}

const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

async function add(from: string, to: string) {
  await userEvent.type(await screen.findByLabelText('Стара адреса'), from)
  await userEvent.type(screen.getByLabelText('Нова адреса'), to)
  await userEvent.click(screen.getByRole('button', { name: 'Додати' }))
}

test('an old address is led on, and the form is ready for the next one', async () => {
  open([])
  expect(await screen.findByText('Переадресувань ще немає')).toBeVisible()
  await add('/product/OLD', '/store')

  expect(sentTo(newRedirectEndpoint)).toEqual({ body: { from: '/product/OLD', to: '/store' } })
  expect(screen.getByLabelText('Стара адреса')).toHaveValue('')
})

test('why an address is refused stands at its field, and what was typed stays', async () => {
  open([])
  await screen.findByText('Переадресувань ще немає')
  service.mockRejectedValueOnce(new ShopError('validation', { fields: { to: 'redirect_nowhere' } }))
  await add('/product/OLD', '/nowhere')

  expect(await screen.findByText('За новою адресою нічого немає')).toBeVisible()
  expect(screen.getByLabelText('Нова адреса')).toHaveValue('/nowhere')
})

test('a redirect is removed', async () => {
  open([redirect])
  await userEvent.click(await screen.findByRole('button', { name: 'Вилучити переадресування з /product/old' }))

  expect(sentTo(removeRedirectEndpoint)).toEqual({ body: { from: '/product/old' } })
})
