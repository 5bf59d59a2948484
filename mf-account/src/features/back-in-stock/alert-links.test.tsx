import { fakeServices, refusal, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { AlertConfirmation } from './AlertConfirmation.tsx'
import { AlertFarewell } from './AlertFarewell.tsx'

const CONFIRM = '/api/back-in-stock/confirm'
const END = '/api/back-in-stock/end'
const chunks = ['back-in-stock']
const confirmed = success({ article: 'DR-1042-BUR-R', size: '38 (M)' })

test('the email’s link confirms the alert by itself and leads back to the product', async () => {
  const requestsTo = fakeServices({ [CONFIRM]: confirmed })
  await show(<AlertConfirmation token="a.b" />, { chunks })
  expect(await screen.findByRole('heading', { name: 'Ми вам напишемо' })).toBeVisible()
  expect(screen.getByText(/Щойно розмір 38 \(M\) з’явиться/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Повернутися до речі' })).toHaveAttribute('href', '/product/DR-1042-BUR-R')
  expect(requestsTo(CONFIRM)).toHaveLength(1)
})

test.each([
  ['a link that is too old', 'a.b'],
  ['an address without its token', null],
])('%s says so', async (_, token) => {
  fakeServices({ [CONFIRM]: refusal(410, 'link_expired') })
  await show(<AlertConfirmation token={token} />, { chunks })
  expect(await screen.findByRole('heading', { name: 'Термін дії посилання минув' })).toBeVisible()
})

test('a confirmation of an alert that failed can be tried again', async () => {
  fakeServices({ [CONFIRM]: [refusal(503, 'busy'), confirmed] })
  await show(<AlertConfirmation token="a.b" />, { chunks })
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await screen.findByRole('heading', { name: 'Ми вам напишемо' })).toBeVisible()
})

test('opening the link that stops an alert stops nothing, one press does', async () => {
  const requestsTo = fakeServices({ [END]: success() })
  await show(<AlertFarewell token="a.b" />, { chunks })
  expect(requestsTo(END)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати сповіщення' }))
  expect(await screen.findByRole('heading', { name: 'Сповіщення скасовано' })).toBeVisible()
  expect(requestsTo(END)).toMatchObject([{ body: { token: 'a.b' } }])
})

test('an alert that could not be stopped says so, and the press works again', async () => {
  fakeServices({ [END]: [refusal(503, 'busy'), success()] })
  await show(<AlertFarewell token="a.b" />, { chunks })
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати сповіщення' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося')
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати сповіщення' }))
  expect(await screen.findByRole('heading', { name: 'Сповіщення скасовано' })).toBeVisible()
})
