import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { screen } from '@testing-library/react'
import { showPage } from '../../../test/show-page.tsx'
import { Consents } from './Consents.tsx'

type Consent = NonNullable<StaffCustomer['newsletter_consent']>
const at = '2026-11-20T10:00:00.000Z'
const asked: Consent = { state: 'confirmed', text: '2026-11-21', at, confirmed_at: at, place: 'footer', locale: 'en' }

const open = (newsletter_consent: Consent) =>
  showPage(<Consents customer={{ kind: 'account', consent: null, newsletter_consent }} />, '/admin/customer-base/c1')

test('staff read where and in which language the newsletter was asked for', async () => {
  open(asked)
  const value = await screen.findByText(/підтверджено 20 лист/)
  expect(value).toHaveTextContent('редакція 2026-11-21 подано у формі внизу сторінки англійською')
})

test('of a consent of before it is said that its place is not recorded', async () => {
  open({ ...asked, place: null })
  expect(await screen.findByText(/де подано, не записано/)).toBeVisible()
})
