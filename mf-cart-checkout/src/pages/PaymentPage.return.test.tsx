import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { PaymentPage } from './PaymentPage.tsx'

const REF = '26-000001-abcdefghijklm'
const LOOK = '/api/orders/get-returnable'
const ASK = '/api/orders/return'
const SEND = '/api/orders/send-code'
const done: Answer = { body: { status: true, order: { order_status: 'return_requested' } } }
const sent: Answer = { body: { status: true } }

function anOrder(about: object = {}): Answer {
  const sums = { amount: 158, discount: 0, delivery: 0, total: 158, currency: 'EUR' }
  const state = { payment_status: 'approved', order_status: 'delivered', can_pay: false, return_until: '2026-12-05' }
  const order = { number: '26-000001', date: '2026-11-21', reserved_until: null, preorder: null, ...sums, ...state }
  return { body: { status: true, order: { ...order, last_return: null, is_yours: true, ...about } } }
}

const dress = {
  article: 'DR-1042-BUR-R',
  size: '38 (M)',
  bundle: null,
  count: 1,
  back: [98],
  picture: null,
  title: { uk: 'Сукня', en: 'Dress' },
}
const shirts = {
  ...dress,
  article: 'SH-1001-WHT-R',
  count: 2,
  back: [30, 60],
  title: { uk: 'Сорочка', en: 'Shirt' },
}
const returnable = (...lines: object[]): Answer => ({
  body: { status: true, until: '2026-12-05', currency: 'EUR', lines },
})
const asked = anOrder({
  order_status: 'return_requested',
  return_until: null,
  last_return: { date: '2026-11-22T10:00:00Z', state: 'open' },
})

async function open(answers: Answers, orders: Answer[] = [anOrder()], at = `/payment/${REF}?return`) {
  const askedOf = fakeServices({ '/api/orders/get-info': orders, ...answers })
  await show(<PaymentPage />, { at, path: '/payment/:order' })
  return askedOf
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

test('from the order the customer comes to the return, chooses items and a reason, and reads what happens next', async () => {
  const askedOf = await open({ [LOOK]: returnable(dress, shirts), [ASK]: done }, [anOrder(), asked], `/payment/${REF}`)
  expect(await screen.findByText('You can return until 5 December, that day included')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Return or exchange' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Return' })).toHaveFocus()
  expect(screen.getByText(/to the same card within 7 days/)).toBeVisible()

  await tick(/Shirt/)
  expect(screen.getByText('€60.00')).toBeVisible()
  expect(screen.getByText('The bank pays it back in hryvnias, by the rate of your order.')).toBeVisible()
  await press('Fewer: Shirt')
  expect(await screen.findByText('€30.00')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Too small' }))
  await userEvent.type(screen.getByLabelText(/Tell us more/), 'tight in the shoulders')
  await press('Send the request')

  expect(await screen.findByText('Return requested on 22 November')).toBeVisible()
  const line = { article: 'SH-1001-WHT-R', size: '38 (M)', bundle: null, count: 1 }
  expect(askedOf(ASK)).toMatchObject([
    { body: { order: REF, lines: [line], cause: 'too_small', reason: 'tight in the shoulders' } },
  ])
  expect(location.search).toBe('')
  expect(screen.queryByRole('link', { name: 'Return or exchange' })).not.toBeInTheDocument()
})

test('what is missing in a return is said where it is missing, and the focus goes there', async () => {
  const askedOf = await open({ [LOOK]: returnable(dress, shirts), [ASK]: done })
  await press('Send the request')

  const group = screen.getByRole('group', { name: 'What are you returning?' })
  expect(group).toHaveAccessibleDescription('Please mark what you are returning')
  expect(screen.getByRole('group', { name: 'Why did it not work out?' })).toHaveAccessibleDescription(
    'Please choose a reason',
  )
  await waitFor(() => expect(within(group).getByRole('checkbox', { name: /Dress/ })).toHaveFocus())
  expect(askedOf(ASK)).toEqual([])
})

test('a customer who bought one item finds it marked', async () => {
  await open({ [LOOK]: returnable(dress) })

  expect(await screen.findByRole('checkbox', { name: /Dress/ })).toBeChecked()
})

test('a return whose button is pressed twice is asked for once', async () => {
  const answers = Promise.withResolvers<void>()
  const askedOf = await open({ [LOOK]: returnable(dress), [ASK]: done }, [anOrder(), asked])
  await userEvent.click(await screen.findByRole('radio', { name: 'Too large' }))
  const fetched = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const answer = await fetched(...call)
    await answers.promise
    return answer
  }

  await press('Send the request')
  await press('Send the request')
  answers.resolve()

  expect(await screen.findByText(/^Return requested/)).toBeVisible()
  expect(askedOf(ASK)).toHaveLength(1)
})

test('what sold out while the customer chose is said; what else was chosen stays, and another size is asked for', async () => {
  const instead = (left: number[]) => {
    const size = (name: string, difference: number[]) => ({ size: name, difference })
    const sizes = [size('40 (L)', left), size('42 (XL)', [3])]
    return { ...dress, instead: [{ article: dress.article, height: null, picture: null, sizes }] }
  }
  const askedOf = await open(
    { [LOOK]: [returnable(instead([0])), returnable(instead([]))], [ASK]: [refusal(409, 'out_of_stock'), done] },
    [anOrder(), asked],
  )
  await userEvent.click(await screen.findByRole('radio', { name: 'Another size, height or colour' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '40 (L)')
  expect(screen.getByText('Nothing to pay: the price is the same.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Too small' }))
  await press('Send the request')

  expect(await screen.findByText(/^What you chose is sold out by now/)).toBeVisible()
  const size = screen.getByRole('combobox', { name: 'Size' })
  await waitFor(() => expect(within(size).getByRole('option', { name: '40 (L): sold out' })).toBeDisabled())
  expect(screen.getByRole('radio', { name: 'Too small' })).toBeChecked()
  await userEvent.selectOptions(size, '42 (XL)')
  expect(screen.getByText('€3.00')).toBeVisible()
  await press('Send the request')

  expect(await screen.findByText(/^Return requested/)).toBeVisible()
  const wanted = { article: dress.article, size: '42 (XL)' }
  expect(askedOf(ASK)[1]).toMatchObject({ body: { cause: 'too_small', lines: [{ wanted }] } })
})

test('somebody with the address alone proves by the code that the order is theirs, and uses it for the return', async () => {
  const askedOf = await open({ [SEND]: sent, [LOOK]: [refusal(422, 'code_wrong'), returnable(dress)], [ASK]: done }, [
    anOrder({ is_yours: false }),
    asked,
  ])
  await press('Send the code')
  const field = await screen.findByLabelText('Code from the email')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, '111111')
  await press('Continue')
  await waitFor(() => expect(field).toHaveAccessibleDescription('The code is wrong. Check the email and try again.'))
  await userEvent.clear(field)
  await userEvent.type(field, '123456')
  await press('Continue')
  await userEvent.click(await screen.findByRole('radio', { name: 'Too large' }))
  await press('Send the request')

  expect(await screen.findByText(/^Return requested/)).toBeVisible()
  expect(askedOf(ASK)).toMatchObject([{ body: { code: '123456', cause: 'too_large' } }])
})

test('a code that was asked for in another browser opens the return in this one', async () => {
  const askedOf = await open({ [LOOK]: returnable(dress) }, [anOrder({ is_yours: false })])
  await press('I already have a code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await press('Continue')

  expect(await screen.findByRole('checkbox', { name: /Dress/ })).toBeVisible()
  expect(askedOf(SEND)).toEqual([])
})

test('a code that has expired is replaced by another', async () => {
  const look = [refusal(422, 'too_many_attempts'), returnable(dress)]
  const askedOf = await open({ [SEND]: sent, [LOOK]: look }, [anOrder({ is_yours: false })])
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '111111')
  await press('Continue')
  await press('Send a new code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await press('Continue')

  expect(await screen.findByRole('checkbox', { name: /Dress/ })).toBeVisible()
  expect(askedOf(SEND)).toHaveLength(2)
})

test('a code that ends while the customer chooses takes away nothing of what was chosen', async () => {
  const askedOf = await open({ [SEND]: sent, [LOOK]: returnable(dress), [ASK]: [refusal(422, 'code_expired'), done] }, [
    anOrder({ is_yours: false }),
    asked,
  ])
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await press('Continue')
  await userEvent.click(await screen.findByRole('radio', { name: 'Too large' }))
  await press('Send the request')

  expect(await screen.findByText(/all that you chose is kept/)).toBeVisible()
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '654321')
  await press('Continue')
  expect(await screen.findByRole('radio', { name: 'Too large' })).toBeChecked()
  await press('Send the request')

  expect(await screen.findByText(/^Return requested/)).toBeVisible()
  expect(askedOf(ASK)[1]).toMatchObject({ body: { code: '654321', cause: 'too_large' } })
})

test('a list of returnable items that did not come can be asked for again', async () => {
  await open({ [LOOK]: [refusal(503, 'busy'), returnable(dress)] })
  await press('Try again')

  expect(await screen.findByRole('checkbox', { name: /Dress/ })).toBeVisible()
})

test('Back leads to the order, and the focus to where it was left', async () => {
  await open({ [LOOK]: returnable(dress) }, [anOrder()], `/payment/${REF}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Return or exchange' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the order' }))

  const way = await screen.findByRole('link', { name: 'Return or exchange' })
  await waitFor(() => expect(document.activeElement).toContainElement(way))
})

test.each([
  ['accepted', 'The return of 22 November is accepted'],
  ['refused', 'The return of 22 November was not accepted'],
  ['refunded', 'The money for the return of 22 November has been sent'],
])('later the customer reads that the return was %s', async (state, words) => {
  const last_return = { date: '2026-11-22T10:00:00Z', state }
  await open({}, [anOrder({ order_status: 'returned', return_until: null, last_return })], `/payment/${REF}`)

  expect(await screen.findByText(words)).toBeVisible()
})

test('an order that is too old, or not delivered yet, offers no return', async () => {
  await open({}, [anOrder({ return_until: null })])

  expect(await screen.findByRole('heading', { level: 1, name: /Order No. 26-000001/ })).toBeVisible()
  expect(screen.queryByText(/return/i, { selector: 'a, h1, h2' })).not.toBeInTheDocument()
})

test('after the exchange the customer reads what became what, what happens next and what still goes back', async () => {
  const last_return = { date: '2026-11-22T10:00:00Z', state: 'exchanged', is_exchange: true }
  const last_exchange = {
    date: '2026-11-25T10:00:00Z',
    changes: [{ was: { uk: 'Сукня, 38 (M)', en: 'Dress, 38 (M)' }, is: { uk: 'Сукня, 40 (L)', en: 'Dress, 40 (L)' } }],
    delivery_by: 'shop',
    owed: { amount: 1000, currency: 'UAH' },
  }
  const about = { order_status: 'processing', return_until: null, last_return, last_exchange }
  await open({}, [anOrder(about)], `/payment/${REF}`)

  expect(await screen.findByText('The exchange for the return of 22 November is made')).toBeVisible()
  expect(screen.getByText('Dress, 38 (M) → Dress, 40 (L)')).toBeVisible()
  expect(screen.getByText(/in a parcel of their own at our expense/)).toBeVisible()
  expect(screen.getByText(/We still give the difference of UAH 1.000/)).toBeVisible()
})
