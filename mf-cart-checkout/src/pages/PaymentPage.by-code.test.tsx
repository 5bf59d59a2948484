import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { PaymentPage } from './PaymentPage.tsx'

const REF = '26-000001-abcdefghijklm'
const OPEN = '/api/orders/open'
const SEND = '/api/orders/send-code'
const done: Answer = { body: { status: true } }

function anOrder(about: object): Answer {
  const sums = { amount: 98, discount: 0, delivery: 0, total: 98, currency: 'EUR' }
  const state = { payment_status: 'approved', order_status: 'shipped', can_pay: false, reserved_until: null }
  const order = { number: '26-000001', date: '2026-11-21', preorder: null, is_yours: false, ...sums, ...state }
  return { body: { status: true, order: { ...order, ...about } } }
}

const closed = anOrder({ may_read: false })
const parcel = { date: '2026-11-22T10:00:00Z', tracking: '20450000000000', link: null, pieces: 1 }
const opened = anOrder({ may_read: true, parts: [parcel] })
const dress = {
  article: 'DR-1042-BUR-R',
  size: '38 (M)',
  count: 1,
  bundle: null,
  picture: null,
  sum: 98,
  preorder: null,
}
const lines: Answer = {
  body: {
    status: true,
    lines: [{ ...dress, title: { uk: 'Сукня', en: 'Dress' } }],
    delivery: { text: { uk: 'Київ, відділення 12', en: 'Kyiv, branch 12' }, kind: 'post' },
  },
}

async function open(answers: Answers) {
  const askedOf = fakeServices({ '/api/orders/get-info': [closed, opened], '/api/orders/get-lines': lines, ...answers })
  await show(<PaymentPage />, { at: `/payment/${REF}`, path: '/payment/:order' })
  return askedOf
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('on another device the order shows its state, and for a code its items, sums, address and parcels', async () => {
  const askedOf = await open({ [SEND]: done, [OPEN]: done })
  const form = within(await screen.findByRole('form', { name: 'The order’s details' }))
  expect(form.getByRole('status')).toHaveTextContent(/we show them for a code/)
  expect(askedOf('/api/orders/get-lines')).toEqual([])

  await press('Send the code')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the email' }), '123456')
  await press('Continue')

  const shown = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(shown.getByRole('link', { name: 'Dress' })).toBeVisible()
  expect(shown.getByText('€98.00')).toBeVisible()
  expect(shown.getByText('Kyiv, branch 12')).toBeVisible()
  expect(screen.getByText('20450000000000')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'The order’s details' })).not.toBeInTheDocument()
  expect(askedOf(OPEN)).toMatchObject([{ body: { order: REF, code: '123456' } }])
})

test('a wrong code is refused at its field, and nothing is shown', async () => {
  await open({ [OPEN]: refusal(422, 'code_wrong') })
  await press('I already have a code')
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the email' }), '000000')
  await press('Continue')

  expect(await screen.findByText('The code is wrong. Check the email and try again.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument()
})
