import { call } from '@shop/api-client/call'
import { registerEndpoint } from '@shop/contracts/customers/registration'
import { allCountriesEndpoint } from '@shop/contracts/delivery/location'
import { ShopError } from '@shop/contracts/errors'
import { $notices } from '@shop/shell/notices'
import { $customer, $session } from '@shop/shell/session'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { RegisterPage } from './RegisterPage.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === registerEndpoint).map(([, input]) => input)

const country = (name: string, tel_code: string, uk: string) => ({ name, tel_code, flag: '', title: { uk, en: uk } })
const countries = [
  country('UA', '+380', 'Україна'),
  country('PL', '+48', 'Польща'),
  country('JM', '+1', 'Ямайка'),
  country('PG', '+675', 'Папуа-Нова Гвінея'),
]

let refused: ShopError | null = null
beforeEach(() => {
  sessionStorage.clear()
  $session.set('guest')
  refused = null
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === allCountriesEndpoint) return { countries }
    if (refused) throw refused
    return { customer: { id: 'c1', email_verified: false } }
  })
})

const page = (locale: 'uk' | 'en' = 'uk', state?: unknown) =>
  show(<RegisterPage />, { at: '/user/register', locale, state, chunks: ['register', 'phone'] })
const field = (label: string) => screen.getByLabelText(label, { exact: true })
const press = (name = 'Створити кабінет') => userEvent.click(screen.getByRole('button', { name }))

async function fill(about: Record<string, string> = {}) {
  const values: Record<string, string> = {
    'Ім’я': 'Олена',
    Прізвище: 'Коваль',
    Телефон: '671234567',
    'Дата народження': '11051990',
    'Електронна пошта': 'olena@example.com',
    Пароль: 'весна-26',
    'Пароль ще раз': 'весна-26',
    ...about,
  }
  for (const [label, value] of Object.entries(values)) if (value) await userEvent.type(field(label), value)
  await userEvent.click(screen.getByRole('checkbox'))
}
const sentForm = {
  name: 'Олена',
  surname: 'Коваль',
  phone: '+380671234567',
  birth_date: '11.05.1990',
  email: 'olena@example.com',
  password: 'весна-26',
  consent: true,
  locale: 'uk',
}

test('a customer who ordered as a guest finds the contact of the order filled in', async () => {
  const contact = { name: 'Олена', surname: 'Коваль', phone: '+380671234567', email: 'olena@example.com' }
  await page('uk', { contact })

  expect(field('Ім’я')).toHaveValue('Олена')
  expect(field('Прізвище')).toHaveValue('Коваль')
  expect(field('Електронна пошта')).toHaveValue('olena@example.com')
  await userEvent.type(field('Дата народження'), '11051990')
  await userEvent.type(field('Пароль'), 'весна-26')
  await userEvent.type(field('Пароль ще раз'), 'весна-26')
  await userEvent.click(screen.getByRole('checkbox'))
  await press()

  expect(sent()).toEqual([{ body: sentForm }])
})

test('a registered customer is signed in, and told of the email', async () => {
  await page()
  await fill()
  await press()

  expect(sent()).toEqual([{ body: sentForm }])
  expect([$session.get(), $customer.get()?.id]).toEqual(['signed-in', 'c1'])
  expect($notices.get()[0]).toMatchObject({ text: 'Вітаємо в ЛЕВАДІ, Олена', tone: 'success' })
})

test.each([
  [
    'uk',
    'Створити кабінет',
    [
      'Введіть ім’я',
      'Введіть прізвище',
      'Введіть номер телефону',
      'Введіть дату народження',
      'Введіть електронну пошту',
      'Введіть пароль',
      'Позначте, що ви погоджуєтеся',
    ],
  ],
  [
    'en',
    'Create account',
    [
      'Please enter your name',
      'Please enter your last name',
      'Please enter your phone number',
      'Please enter your birthdate',
      'Please enter your email',
      'Please enter password',
      'Please tick this to go on',
    ],
  ],
] as const)(
  'an empty registration form (%s) names all that is missing, and focuses the first field',
  async (locale, button, messages) => {
    await page(locale)
    await press(button)

    for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
    expect(field(locale === 'uk' ? 'Ім’я' : 'Name')).toHaveFocus()
    expect(sent()).toEqual([])
  },
)

test.each([
  ['Телефон', '67123', 'Перевірте номер телефону'],
  ['Дата народження', '31021990', 'Введіть правильну дату'],
  ['Дата народження', '11052015', 'Купувати в нас можна з 18 років'],
  ['Електронна пошта', 'olena@example', 'Перевірте електронну пошту'],
  ['Пароль', '12345', 'Пароль має містити щонайменше 6 символів'],
])('the value of %s "%s" is refused when the field is left: %s', async (label, typed, message) => {
  await page()
  await userEvent.type(field(label), typed)
  expect(screen.queryByText(message)).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab()

  expect(await screen.findByText(message)).toBeVisible()
})

test('passwords must match, and the strength of the first is shown', async () => {
  await page()
  await userEvent.type(field('Пароль'), 'весна')
  expect(screen.getByText(/^Слабкий пароль/)).toBeVisible()
  await userEvent.type(field('Пароль'), '-26-тепла')
  expect(screen.getByText('Надійний пароль')).toBeVisible()
  await userEvent.type(field('Пароль ще раз'), 'осінь-26')
  await userEvent.tab()
  expect(await screen.findByText('Паролі мають збігатися')).toBeVisible()
})

test('a customer abroad enters the whole address', async () => {
  await page()
  await screen.findByRole('option', { name: 'Польща' })
  await userEvent.selectOptions(field('Країна'), 'Польща')
  await fill()
  await press()
  for (const message of ['Введіть адресу', 'Введіть місто', 'Введіть поштовий індекс', 'Введіть область або штат'])
    expect(await screen.findByText(message)).toBeVisible()

  await userEvent.type(field('Вулиця, будинок, квартира'), 'Długa 5')
  await userEvent.type(field('Місто'), 'Warszawa')
  await userEvent.type(field('Поштовий індекс'), '00-238')
  await userEvent.type(field('Область, штат або провінція'), 'Mazowieckie')
  await press()

  const address = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Długa 5', postal_code: '00-238' }
  expect(sent()).toEqual([{ body: { ...sentForm, address_abroad: address } }])
})

test('a name with digits or markup is marked at its field', async () => {
  await page()
  await fill({ 'Ім’я': 'Олена2', Прізвище: 'https://evil' })
  await press()

  expect(await screen.findByText('Введіть ім’я літерами, без цифр і знаків')).toBeVisible()
  expect(await screen.findByText('Введіть прізвище літерами, без цифр і знаків')).toBeVisible()
  expect(sent()).toEqual([])
})

test('an email that is taken is marked at its field, and nothing is lost', async () => {
  refused = new ShopError('email_in_use')
  await page()
  await fill()
  await press()

  expect(await screen.findByText('Ця електронна адреса вже використовується')).toBeVisible()
  expect(field('Електронна пошта')).toHaveFocus()
  expect(field('Ім’я')).toHaveValue('Олена')
  expect($session.get()).toBe('guest')
})

test('a password that the service refuses as common is marked at its field', async () => {
  refused = new ShopError('validation', { fields: { password: 'password_common' } })
  await page()
  await fill()
  await press()

  expect(await screen.findByText('Цей пароль легко вгадати, оберіть інший')).toBeVisible()
  expect(field('Пароль')).toHaveFocus()
})

test.each([
  [new ShopError('unknown', { offline: true }), 'Немає з’єднання з інтернетом'],
  [new ShopError('too_many_requests', { seconds: 600 }), /^Забагато спроб. Спробуйте знову о /],
  [new ShopError('busy'), 'Зараз забагато запитів. Спробуйте за хвилину'],
])('a failed registration is explained, and the form stays', async (error, message) => {
  refused = error
  await page()
  await fill()
  await press()

  expect(await screen.findByText(message)).toBeVisible()
  expect(field('Пароль')).toHaveValue('весна-26')
})

test('a registration form opened again is filled in as before, except the passwords', async () => {
  await page()
  await fill()
  cleanup()
  await page()

  expect([field('Ім’я'), field('Телефон')].map(input => (input as HTMLInputElement).value)).toEqual([
    'Олена',
    '67 123 45 67',
  ])
  expect(field('Пароль')).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(sessionStorage.getItem('registration')).not.toContain('весна-26')
})

test('after the registration nothing typed is stored', async () => {
  await page()
  await fill()
  await press()

  expect(sessionStorage.getItem('registration')).toBeNull()
})

test('the email typed to sign in is filled in', async () => {
  await page('uk', { email: 'olena@example.com' })
  expect(field('Електронна пошта')).toHaveValue('olena@example.com')
})

test('a customer registers from a country that no carrier goes to, with a phone of another one', async () => {
  await page()
  await screen.findByRole('option', { name: 'Папуа-Нова Гвінея' })
  await userEvent.selectOptions(field('Країна'), 'Папуа-Нова Гвінея')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Код країни' }), 'Ямайка +1')
  await fill({ Телефон: '8765550123' })
  const address = { country: 'PG', state: 'NCD', city: 'Port Moresby', address: 'Musgrave St 5', postal_code: '121' }
  await userEvent.type(field('Вулиця, будинок, квартира'), address.address)
  await userEvent.type(field('Місто'), address.city)
  await userEvent.type(field('Поштовий індекс'), address.postal_code)
  await userEvent.type(field('Область, штат або провінція'), address.state)
  await press()

  expect(sent()).toEqual([{ body: { ...sentForm, phone: '+18765550123', address_abroad: address } }])
})

test('without the list of countries registration still works, with Ukraine and the usual codes', async () => {
  service.mockImplementation(async endpoint => {
    if (endpoint === allCountriesEndpoint) throw new ShopError('busy')
    return { customer: { id: 'c1', email_verified: false } }
  })
  await page()
  await fill()
  await press()

  expect(sent()).toEqual([{ body: sentForm }])
})
