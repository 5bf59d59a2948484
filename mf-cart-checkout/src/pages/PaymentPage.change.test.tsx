import { refusal } from '@shop/testing/fake-services'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { anOrder, dress, orderLineFixture, REF, showPaymentWith } from '../../test/payment-page.tsx'
import { stayHere } from '../features/payment/pay/pay-order.ts'

beforeEach(stayHere)
beforeEach(() => sessionStorage.clear())

const ours = { payment_status: 'approved', order_status: 'paid', is_yours: true }
const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' }
const changeable = { phone: '+380671234567', delivery, lines: [dress] }
const shown = { text: { uk: 'Київ', en: 'Kyiv' }, kind: 'self' }
const text = { uk: 'Сукня', en: 'Dress' }
const price = { uah: 4390, eur: 98 }
const size = (name: string, count: number) => {
  return { name, short_name: name, count, preorder: false, price, price_without_discount: null, weight: null }
}
const product = {
  ...{ article: dress.article, model: 'DR-1042', title: text, category: 'dresses', collection: 'autumn' },
  ...{ color: { name: 'burgundy', title: text, hex: '#5b1a2b' }, height: null, previewImages: [], badges: [] },
  ...{ own_discount_percent: 0, start_sale_date: null, preorder: null, colors: [], images: [], measurements: [] },
  ...{ description: text, composition: text, care: text, model_params: null },
  sizes: [size('36 (S)', 3), size(dress.size, 3), size('40 (L)', 1)],
}
const answers = {
  '/api/orders/get-lines': { body: { status: true, lines: [orderLineFixture], delivery: shown, changeable } },
  '/api/products/get-by/model-by-article': { body: { status: true, product, siblings: [] } },
  '/api/orders/request-change': { body: { status: true, order: { order_status: 'paid' } } },
}
const changes = [{ field: 'phone', was: { uk: '+1', en: '+1' }, is: { uk: '+2', en: '+2' } }]

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change a size, the branch or the phone' }))
  return within(await screen.findByRole('form', { name: 'What to change in your order' }))
}

const countsOf = (form: ReturnType<typeof within>) => {
  const counts = form.getByRole('combobox', { name: /^How many to swap/ })
  return within(counts)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

test('the customer asks for one of two items in another size', async () => {
  const askedOf = await showPaymentWith(answers, anOrder({ ...ours, can_request_change: true }))
  const form = await openForm()
  await userEvent.selectOptions(await form.findByRole('combobox', { name: /^Another size/ }), '36 (S)')
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^How many to swap/ }), '1 of 2')
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))

  expect(askedOf('/api/orders/request-change').map(({ body }) => body)).toMatchObject([
    { swaps: [{ size: dress.size, count: 1, to: { size: '36 (S)' } }] },
  ])
})

test('the customer asks for another size and phone, and then sees that the shop will answer', async () => {
  const before = anOrder({ ...ours, can_request_change: true })
  const after = anOrder({ ...ours, can_request_change: false, change_request: { at: '', state: 'open', changes } })
  const askedOf = await showPaymentWith(answers, before, after)
  const form = await openForm()
  const sizes = await form.findByRole('combobox', { name: /^Another size/ })
  // Of this size one is there, of two that were ordered.
  await userEvent.selectOptions(sizes, '40 (L)')
  expect(countsOf(form)).toEqual(['1 of 2'])
  await userEvent.selectOptions(sizes, '36 (S)')
  expect(countsOf(form)).toEqual(['2 of 2', '1 of 2'])
  const phone = form.getByRole('textbox', { name: /phone/ })
  await userEvent.clear(phone)
  await userEvent.type(phone, '067 111 22 33')
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))

  expect(await screen.findByText(/^You asked for a change/)).toBeVisible()
  expect(askedOf('/api/orders/request-change').map(({ body }) => body)).toMatchObject([
    { order: REF, phone: '+380671112233', swaps: [{ count: 2, to: { size: '36 (S)' } }] },
  ])
})

test('a wish that the shop does not take says so at the form, and what was chosen stays', async () => {
  const refused = refusal(400, 'validation', { fields: { phone: 'invalid' } })
  await showPaymentWith(
    { ...answers, '/api/orders/request-change': refused },
    anOrder({ ...ours, can_request_change: true }),
  )
  const form = await openForm()
  await userEvent.type(form.getByRole('textbox', { name: /phone/ }), '1')
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))

  expect(await form.findByText('Check the phone number')).toBeVisible()
  expect(form.getByRole('textbox', { name: /phone/ })).toHaveValue('+3806712345671')
})

test('a size that is in the order already is refused in words of its own', async () => {
  const refused = refusal(400, 'validation', { fields: { swaps: 'size_in_order' } })
  const calls = { ...answers, '/api/orders/request-change': refused }
  await showPaymentWith(calls, anOrder({ ...ours, can_request_change: true }))
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))

  expect(await form.findByText(/^This size is in your order already/)).toBeVisible()
})

test.each([
  ['refused', 'We could not change the order'],
  ['accepted', 'Your request is accepted'],
  ['over', /too late/],
])('a wish that was %s says so, with the reason of the shop', async (state, text) => {
  const change_request = { at: '', state, changes, reason: 'No such size' }
  await showPaymentWith(answers, anOrder({ ...ours, change_request }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('No such size')).toBeVisible()
})

test('of an order that cannot be changed nothing is offered', async () => {
  await showPaymentWith(answers, anOrder({ ...ours, can_request_change: false }))
  expect(await screen.findByRole('heading', { name: /^Thank you|Order/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change a size/ })).not.toBeInTheDocument()
})

const refs = {
  a1: '1d5a980d-391c-11dd-90d9-001a92567626',
  a2: '2d5a980d-391c-11dd-90d9-001a92567626',
  b1: '3d5a980d-391c-11dd-90d9-001a92567626',
  b2: '4d5a980d-391c-11dd-90d9-001a92567626',
  c1: '5d5a980d-391c-11dd-90d9-001a92567626',
  c2: '6d5a980d-391c-11dd-90d9-001a92567626',
}
const place = (ref: string, title: string) => ({ ref, title: { uk: title, en: title } })
const places = {
  '/api/location/all-areas': {
    body: { status: true, areas: [place(refs.a1, 'Kyiv region'), place(refs.a2, 'Lviv region')] },
  },
  '/api/location/area-cities': { body: { status: true, cities: [{ ...place(refs.c2, 'Lviv'), area_ref: refs.a2 }] } },
  '/api/location/city-warehouses': {
    body: { status: true, warehouses: [{ ...place(refs.b2, 'Branch No. 2'), number: '2', type: 'branch' }] },
  },
}
const post = {
  ...{ type: 'ukraine', delivery_method_option: 'post' },
  ...{ area: refs.a1, city: refs.c1, post_office: refs.b1 },
}

test('a branch in another city is asked for, and without the branch nothing is sent', async () => {
  const lines = {
    body: { status: true, lines: [orderLineFixture], delivery: shown, changeable: { ...changeable, delivery: post } },
  }
  const calls = { ...answers, ...places, '/api/orders/get-lines': lines }
  const askedOf = await showPaymentWith(calls, anOrder({ ...ours, can_request_change: true }))
  const form = await openForm()
  const choose = async (box: string, option: string) => {
    await userEvent.click(await form.findByRole('combobox', { name: box }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  await choose('Region', 'Lviv region')
  await choose('City', 'Lviv')
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))
  expect(await form.findByText('Choose a branch in this city')).toBeVisible()
  expect(askedOf('/api/orders/request-change')).toHaveLength(0)

  await choose('Another branch', 'Branch No. 2')
  await userEvent.click(form.getByRole('button', { name: 'Ask for the change' }))

  expect(askedOf('/api/orders/request-change').map(({ body }) => body)).toMatchObject([
    { order: REF, delivery: { ...post, area: refs.a2, city: refs.c2, post_office: refs.b2 } },
  ])
})
