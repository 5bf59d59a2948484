import { queryClient } from '@shop/shell/query'
import { type Answers, refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, payButton, placed, showCheckout, startCheckout } from '../../test/checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  startCheckout()
})

const areas = [{ ref: 'aaaaaaaa', title: { uk: 'Київська', en: 'Kyiv' } }]
const listed = { body: { status: true, areas } }
const away = refusal(503, 'carrier_unavailable')
const withoutList: Answers = { '/api/location/all-areas': away }
const comingBack: Answers = { '/api/location/all-areas': [away, listed] }
const field = (name: string) => screen.findByRole('textbox', { name })

async function write(words: Record<string, string>) {
  for (const [name, text] of Object.entries(words)) {
    const box = await field(name)
    await userEvent.clear(box)
    await userEvent.type(box, text)
  }
}

/** Everything but the address, then back from the pick-up to a department. */
async function fillInFor(method: 'Nova Poshta branch' | 'Nova Poshta courier') {
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: method }))
}

const listComes = () => act(() => queryClient.invalidateQueries({ queryKey: ['/api/location/all-areas'] }))
const sent = (asked: { body: unknown }[]) => asked.at(-1)?.body

test('without a list the customer types where the parcel goes, and orders', async () => {
  const { askedOf } = await showCheckout(withoutList)
  expect(await screen.findByText(/^The Nova Poshta list is not available just now/)).toBeVisible()
  await fillInFor('Nova Poshta branch')
  await write({ Region: 'Київська', City: 'Київ', Branch: '12, Хрещатик' })

  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toHaveLength(1))
  expect(sent(askedOf('/api/orders/create'))).toMatchObject({
    delivery: {
      type: 'ukraine',
      delivery_method_option: 'post',
      typed: true,
      area: 'Київська',
      city: 'Київ',
      post_office: '12, Хрещатик',
    },
  })
})

test('a list of places that is empty counts as no list', async () => {
  await showCheckout({ '/api/location/all-areas': { body: { status: true, areas: [] } } })

  expect(await field('Region')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Region' })).not.toBeInTheDocument()
})

test('a courier needs the street address, and what is missing is said at its field', async () => {
  const { askedOf } = await showCheckout(withoutList)
  await fillInFor('Nova Poshta courier')
  await write({ Region: 'Київська' })

  await userEvent.click(await payButton())

  await waitFor(async () => expect(await field('City')).toHaveAccessibleDescription('Please enter your city'))
  expect(await field('Address')).toHaveAccessibleDescription('Please enter your address')
  expect(await field('City')).toHaveFocus()
  expect(await field('Region')).toHaveValue('Київська')
  expect(askedOf('/api/orders/create')).toHaveLength(0)
})

test('a list that comes while the customer types is offered and takes nothing away', async () => {
  await showCheckout(comingBack)
  await write({ Region: 'Київська', City: 'Київ' })

  await listComes()
  expect(await screen.findByText(/^The Nova Poshta list is back/)).toBeVisible()
  expect(await field('City')).toHaveValue('Київ')
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the list' }))

  expect(await screen.findByRole('combobox', { name: 'Region' })).toBeVisible()
  expect(screen.getByText('You wrote: Київська, Київ')).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveFocus()
})

test('a list that comes before the customer has typed anything is simply there', async () => {
  await showCheckout(comingBack)
  await field('Region')

  await listComes()

  expect(await screen.findByRole('combobox', { name: 'Region' })).toBeVisible()
  expect(screen.queryByText(/^You wrote/)).not.toBeInTheDocument()
})

test('the customer can ask for the list again', async () => {
  await showCheckout(comingBack)

  await userEvent.click(await screen.findByRole('button', { name: 'Try to load the list' }))

  expect(await screen.findByRole('combobox', { name: 'Region' })).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveFocus()
})

test('a typed address survives a reload', async () => {
  const { unmount } = await showCheckout(withoutList)
  await write({ Region: 'Київська', Branch: '12' })
  unmount()

  await showCheckout(withoutList)

  expect(await field('Region')).toHaveValue('Київська')
  expect(await field('Branch')).toHaveValue('12')
})

test('an order that came too late for a typed address says so at the address and offers the list', async () => {
  const fields = { fields: { 'delivery.area': 'list_is_back' } }
  await showCheckout({ ...comingBack, '/api/orders/create': [refusal(400, 'validation', fields), placed] })
  await fillInFor('Nova Poshta branch')
  await write({ Region: 'Київська', City: 'Київ', Branch: '12' })

  await userEvent.click(await payButton())

  expect(await screen.findByRole('button', { name: 'Choose from the list' })).toBeVisible()
  expect(await field('Region')).toHaveAccessibleDescription(
    'The Nova Poshta list is back: please choose the address from it',
  )
})

test('a list that was lost in the meantime lets the customer type the address instead', async () => {
  const { askedOf } = await showCheckout({
    '/api/location/all-areas': [listed, away],
    '/api/orders/create': [refusal(503, 'carrier_unavailable')],
  })
  await fillIn()
  await userEvent.click(await payButton())
  await waitFor(() => expect(askedOf('/api/orders/create')).toHaveLength(1))

  await userEvent.click(screen.getByRole('radio', { name: 'Nova Poshta branch' }))

  expect(await field('Region')).toBeVisible()
})

test('the price of a typed address is asked for without a city', async () => {
  const { askedOf } = await showCheckout(withoutList)
  await write({ Region: 'Київська', City: 'Київ' })

  expect(sent(askedOf('/api/cart/quote'))).not.toHaveProperty('delivery.city')
})
