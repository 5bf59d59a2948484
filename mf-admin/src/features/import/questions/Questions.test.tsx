import { call } from '@shop/api-client/call'
import { answerImportEndpoint, type ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { colorCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openImport, planned, shopify } from '../../../../test/open-import.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const open = (address: string, read: ImportSummary, wrong?: Record<string, string>) =>
  openImport(service, address, read, wrong)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const answersOfShopify = {
  language: 'en' as const,
  currency: null,
  rate: null,
  collection: null,
  color: null,
  options: {},
}
/** A file whose products have these colours, and which leaves nothing else open but its currency. */
const colorsOf = (...names: string[]): ImportSummary => ({
  ...shopify,
  answers: answersOfShopify,
  questions: {
    options: [],
    tags: [],
    named: names.map(value => ({
      kind: 'color' as const,
      value,
      count: 1,
      lines: [2],
      suggestion: null,
      proposal: { uk: value, en: value, hex: null },
    })),
  },
})

/** What went to a call, once it was asked. */
const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('everything that a file leaves open is answered on one screen, and the file is read again without being sent', async () => {
  open('?import=0123456789abcdef', shopify)

  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'EUR')
  expect(screen.getByLabelText('Гривень за 1 EUR')).toHaveValue('48,74')
  expect(screen.getByText('Курс магазину: 48,74 грн за 1 €')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Колекція нових товарів'), 'spring')
  // What is nearest stands there already.
  expect(screen.getByLabelText('Material')).toHaveValue('title')
  expect(screen.getByLabelText('Small')).toHaveValue('36 (S)')
  await userEvent.selectOptions(screen.getByLabelText('Rust'), '+ Створити колір')
  expect(screen.getByLabelText('Назва українською')).toHaveValue('Теракотовий')
  await userEvent.selectOptions(screen.getByLabelText('Усі 2 без відповіді — до категорії'), 'Сукні')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  // Nothing is made yet: it is part of what the import would do.
  expect(sentTo(colorCalls.add)).toBeUndefined()
  expect(sentTo(answerImportEndpoint)).toEqual({
    params: { id: planned.id },
    body: {
      language: 'en',
      currency: 'EUR',
      rate: 48.74,
      collection: 'spring',
      color: null,
      options: { Material: 'title' },
      values: [
        { kind: 'size', value: 'Small', name: '36 (S)' },
        { kind: 'color', value: 'Rust', name: 'rust' },
      ],
      tags: ['gowns', 'new in'].map(word => ({ word, category: 'dresses' })),
      makes: [{ kind: 'color', name: 'rust', title: { uk: 'Теракотовий', en: 'Rust' }, hex: '#b5532d' }],
    },
  })
})

test('what is typed and not sent yet outlives a reload of the page', async () => {
  open('?import=0123456789abcdef', shopify)
  await userEvent.selectOptions(await screen.findByLabelText('Rust'), '+ Створити колір')
  await userEvent.type(screen.getByLabelText('Назва українською'), ' темний')
  cleanup()

  open('?import=0123456789abcdef', shopify)
  expect(await screen.findByLabelText('Назва українською')).toHaveValue('Теракотовий темний')
})

test('what was sent comes back with the next reading of the file, as it was asked for', async () => {
  const makes = [{ kind: 'color' as const, name: 'rust', title: { uk: 'Іржавий', en: 'Rust' }, hex: '#b5532d' }]
  const values = [{ kind: 'color' as const, value: 'Rust', name: 'rust' }]
  const answers = { language: 'en' as const, currency: 'UAH', rate: null, collection: 'spring', color: null }
  open('?import=0123456789abcdef', {
    ...shopify,
    answers: { ...answers, options: {}, values, makes, tags: [{ word: 'gowns', category: 'dresses' }] },
    questions: { options: [], tags: [] },
  })
  expect(await screen.findByLabelText('Назва українською')).toHaveValue('Іржавий')
  await waitFor(() => expect(screen.getByLabelText('gowns')).toHaveValue('dresses'))
})

test('currency, rate and collection of the file before stand there with the next one', async () => {
  open('?import=0123456789abcdef', shopify)
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'EUR')
  await userEvent.selectOptions(screen.getByLabelText('Колекція нових товарів'), 'spring')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))
  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  cleanup()

  open('?import=fedcba9876543210', { ...shopify, id: 'fedcba9876543210' })
  expect(await screen.findByLabelText('Валюта цін')).toHaveValue('EUR')
  expect(screen.getByLabelText('Гривень за 1 EUR')).toHaveValue('48,74')
  await waitFor(() => expect(screen.getByLabelText('Колекція нових товарів')).toHaveValue('spring'))
})

test('without a currency and its rate nothing is read again, and the field says so', async () => {
  open('?import=0123456789abcdef', shopify)
  await userEvent.click(await screen.findByRole('button', { name: 'Перевірити ще раз' }))
  expect(screen.getByText('Оберіть валюту')).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('Валюта цін'), 'USD')
  expect(screen.getByText('Введіть курс від 0,01 до 9999,99')).toBeVisible()
  expect(sentTo(answerImportEndpoint)).toBeUndefined()
})

test('a colour that cannot be made says why beside its name, which takes the focus, and nothing else is lost', async () => {
  open('?import=0123456789abcdef', shopify, { 'makes.0.name': 'name_taken' })
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await userEvent.selectOptions(screen.getByLabelText('Rust'), '+ Створити колір')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  expect(await screen.findByText('Таке вже є: оберіть його з переліку або змініть назву')).toBeVisible()
  expect(screen.getByLabelText('Назва англійською')).toHaveValue('Rust')
  await waitFor(() => expect(screen.getByLabelText('Назва англійською')).toHaveFocus())
})

test('two names that are made into one colour are asked for once', async () => {
  const [, rust] = shopify.questions.named ?? []
  const named = ['Rust', 'Rusty'].map(value => ({
    ...rust,
    kind: 'color' as const,
    value,
  })) as typeof shopify.questions.named
  open('?import=0123456789abcdef', { ...shopify, questions: { ...shopify.questions, named } })
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await userEvent.click(screen.getByRole('button', { name: 'Створити всі 2 без відповідника' }))
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  expect(sentTo(answerImportEndpoint)?.body).toMatchObject({
    values: [{ name: 'rust' }, { name: 'rust' }],
    makes: [{ kind: 'color', name: 'rust' }],
  })
})

test('a name that is no colour is sent as none and stays in the title; one of several colours has its main one', async () => {
  open('?import=0123456789abcdef', colorsOf('Silk', 'Black/White'))
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await userEvent.selectOptions(screen.getByLabelText('Silk'), 'Це не колір')
  expect(screen.getByLabelText('Назва залишається в назві товару')).toBeChecked()
  await waitFor(() => screen.getAllByRole('option', { name: 'Чорний' }))
  await userEvent.selectOptions(screen.getByLabelText('Black/White'), 'Чорний')
  const [, ofTwoColors] = screen.getAllByLabelText('Назва залишається в назві товару')
  expect(ofTwoColors).not.toBeChecked()
  await userEvent.click(ofTwoColors as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  expect(sentTo(answerImportEndpoint)?.body).toMatchObject({
    values: [
      { kind: 'color', value: 'Silk', name: '', in_title: true },
      { kind: 'color', value: 'Black/White', name: 'black', in_title: true },
    ],
  })
})

test.each([
  ['Жодна з цих назв не колір', ''],
  ['Чорний', 'black'],
])('all names of a file can be answered at once: %s', async (choice, name) => {
  open('?import=0123456789abcdef', colorsOf('Silk', 'Linen'))
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await waitFor(() => screen.getAllByRole('option', { name: 'Чорний' }))
  await userEvent.selectOptions(screen.getByLabelText('Усі разом (2) — це'), choice)
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  const values = ['Silk', 'Linen'].map(value => ({ kind: 'color', value, name, in_title: true }))
  expect(sentTo(answerImportEndpoint)?.body).toMatchObject({ values })
})

test('answers that a name is no colour stand there after the file was read with them', async () => {
  const values = [{ kind: 'color' as const, value: 'Silk', name: '', in_title: true }]
  const questions = { options: [], tags: [] }
  open('?import=0123456789abcdef', { ...shopify, questions, answers: { ...answersOfShopify, currency: 'UAH', values } })
  expect(await screen.findByLabelText('Silk')).toHaveDisplayValue('Це не колір')
  expect(screen.getByLabelText('Назва залишається в назві товару')).toBeChecked()
})

test('the collection of all new products can be a new one, which is made with the import', async () => {
  open('?import=0123456789abcdef', colorsOf())
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await userEvent.selectOptions(screen.getByLabelText('Колекція нових товарів'), '+ Створити колекцію')
  await userEvent.type(screen.getByLabelText('Назва українською'), 'Весна 2027')
  await userEvent.type(screen.getByLabelText('Назва англійською'), 'Spring 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  expect(sentTo(answerImportEndpoint)?.body).toMatchObject({
    collection: 'spring-2027',
    makes: [{ kind: 'collection', name: 'spring-2027', title: { uk: 'Весна 2027', en: 'Spring 2027' } }],
  })
  cleanup()

  // It may never be made: the next file is not offered it.
  open('?import=fedcba9876543210', { ...shopify, id: 'fedcba9876543210' })
  expect(await screen.findByLabelText('Колекція нових товарів')).toHaveDisplayValue('Оберіть')
})

test('questions of a file that is kept no longer say so', async () => {
  open('?import=0123456789abcdef', { ...shopify, has_file: false })

  expect(await screen.findByText('Файл уже не зберігається. Щоб уточнити, оберіть його ще раз.')).toBeVisible()
})
