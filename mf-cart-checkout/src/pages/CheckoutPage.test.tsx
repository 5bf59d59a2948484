import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, fillIn, payButton, profile, showCheckout, startCheckout } from '../../test/checkout.tsx'

beforeEach(startCheckout)
afterEach(() => showSignedOut())

test('says what is missing, each message once more above the form, and goes to the first field', async () => {
  const { askedOf } = await showCheckout()

  await userEvent.click(await payButton())

  expect(await screen.findByText('Please check 8 fields')).toBeVisible()
  for (const text of ['Please enter your name', 'Please enter your last name', 'Please enter your phone number'])
    expect(screen.getAllByText(text)).toHaveLength(2)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name')
  expect(askedOf('/api/orders/create')).toHaveLength(0)
})

test('a message above the form leads to its field', async () => {
  await showCheckout()
  await userEvent.click(await payButton())

  await userEvent.click(await screen.findByRole('button', { name: 'Please choose your region' }))

  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveFocus()
})

test('does not correct while somebody is still typing, only when the field is left', async () => {
  await showCheckout()
  const email = screen.getByLabelText('Email')

  await userEvent.type(email, 'olena@')
  expect(email).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  expect(await screen.findByText('Please use a valid email')).toBeVisible()

  await userEvent.type(email, 'example.com')
  expect(email).toHaveAccessibleDescription('So that we can write to you about the order.')
})

test('a name with digits or markup is reported at its field, and one with an apostrophe is not', async () => {
  await showCheckout()
  await userEvent.type(screen.getByLabelText('Name'), 'Olena 2')
  await userEvent.type(screen.getByLabelText('Last name'), 'O’Neil <b>')
  await userEvent.tab()

  expect(await screen.findByText('Please enter your name in letters, without digits or symbols')).toBeVisible()
  expect(await screen.findByText('Please enter your last name in letters, without digits or symbols')).toBeVisible()

  await userEvent.clear(screen.getByLabelText('Last name'))
  await userEvent.type(screen.getByLabelText('Last name'), "O'Neil-Koval")
  await waitFor(() => expect(screen.getByLabelText('Last name')).not.toHaveAttribute('aria-invalid', 'true'))
})

test('drops from an email what no address has', async () => {
  await showCheckout()

  await userEvent.type(screen.getByLabelText('Email'), ' olena,(1)@exam ple.com')

  expect(screen.getByLabelText('Email')).toHaveValue('olena1@example.com')
})

test('finds a region by its name in the other language', async () => {
  await showCheckout()

  await userEvent.type(await screen.findByRole('combobox', { name: 'Region' }), 'льв')

  expect(screen.getAllByRole('option')).toEqual([screen.getByRole('option', { name: 'Lviv' })])
})

test('another region takes the city and the department away, and says so', async () => {
  await showCheckout()
  await choose('Region', 'Kyiv')
  await choose('City', 'Kyiv city')
  await choose('Branch', 'Branch No. 12')

  await userEvent.clear(screen.getByRole('combobox', { name: 'Region' }))
  await choose('Region', 'Lviv')

  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('')
  expect(screen.getByText('The city has changed, so please choose a branch again.')).toBeVisible()
})

test('keeps what was typed through a reload, but asks for consent again', async () => {
  const { unmount } = await showCheckout()
  await fillIn()
  unmount()

  await showCheckout()

  expect(screen.getByLabelText('Name')).toHaveValue('Olena')
  expect(screen.getByLabelText('Phone')).toHaveValue('67 123 45 67')
  expect(await screen.findByRole('radio', { name: 'Kyiv, 14 Alley' })).toBeChecked()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('fills in what the shop knows of a signed-in customer', async () => {
  showSignedIn()
  const user = { ...profile, info: { ukraine: null, europe: null } }
  await showCheckout({ '/api/user/get-info': { body: { status: true, user } } })

  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Levchenko'))
  expect(screen.getByLabelText('Email')).toHaveValue('olena@example.com')
})
