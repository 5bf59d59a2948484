import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { confirmIdentityEndpoint } from '@shop/contracts/staff/people/own-account'
import { beginSecondFactorEndpoint, confirmSecondFactorEndpoint } from '@shop/contracts/staff/people/second-factor'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQ${index}`)

async function begin(confirm: () => unknown) {
  const onDone = jest.fn()
  service.mockImplementation(async endpoint => {
    if (endpoint === confirmIdentityEndpoint) return { until: '' }
    if (endpoint === beginSecondFactorEndpoint) return { secret, uri: `otpauth://totp/LEVADA:olha?secret=${secret}` }
    return confirm()
  })
  showPage(<SecondFactorSetUp onDone={onDone} />, '/admin/me')
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'twelve letters')
  await userEvent.click(screen.getByRole('button', { name: 'Далі' }))
  await userEvent.type(await screen.findByLabelText('Код із застосунку'), '123 456')
  return onDone
}

test('the secret is drawn without a style of its own, and stands there as text', async () => {
  await begin(() => ({ recovery_codes: codes }))
  expect(service).toHaveBeenCalledWith(confirmIdentityEndpoint, { body: { password: 'twelve letters' } }, {})
  const code = await screen.findByRole('img', { name: 'QR-код для застосунку' })

  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(code.outerHTML).not.toMatch(/style=|data:/)
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
})

test('after the first code the recovery codes are shown, once', async () => {
  const onDone = await begin(() => ({ recovery_codes: codes }))
  await userEvent.click(screen.getByRole('button', { name: 'Увімкнути' }))

  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Коди збережено' }))
  expect(onDone).toHaveBeenCalledTimes(1)
  const sent = service.mock.calls.find(([endpoint]) => endpoint === confirmSecondFactorEndpoint)
  expect(sent?.[1]).toEqual({ body: { code: '123 456' } })
})

test('a wrong code is said at its field', async () => {
  await begin(() => {
    throw new ShopError('validation', { fields: { code: 'code_wrong' } })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Увімкнути' }))

  expect(await screen.findByText('Неправильний код. Можливо, він уже змінився')).toBeVisible()
  expect(screen.getByLabelText('Код із застосунку')).toBeInvalid()
})
