import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { orderActionNames } from '@shop/contracts/staff/orders/order-actions'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { type Locale, locales } from '@shop/contracts/texts/text'
import { keepLocale } from '@shop/shell/locale'
import { addTexts, textOf } from '@shop/shell/texts'
import { fullOrderFixture, orderLineFixture, staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import recorded from '../test/office/answers.json' with { type: 'json' }
import type { ObligatoryField, OfficeForm } from '../test/office/form.ts'
import { officeForms } from '../test/office/forms.ts'
import { showOffice } from '../test/show-office.tsx'
import en from './locales/en.json' with { type: 'json' }
import { stepUpQuestion } from './session/session-over.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const answers = {
  ...recorded,
  '/api/orders/get-like-payment-id': { orders: [staffOrderFixture()], count: 1, page: 1, limit: 25 },
  '/api/orders/get-full-info': {
    order: fullOrderFixture({
      actions: [...orderActionNames],
      lines: [orderLineFixture({ awaited: 1, due: 1, back: [4390] })],
    }),
  },
}

afterEach(async () => {
  // Without an answer the question who it is would stand over the next form.
  await act(async () => stepUpQuestion.$asked.get()?.answer(false))
  keepLocale('uk')
})

// A new form is a line of the table: test/office/forms.ts.
describe.each(locales)('in %s', locale => {
  test.each(officeForms)('the form of $form names each obligatory field that is left empty', async form => {
    await open(form, locale)
    const t = textIn(locale)
    const fields = form.fields.map(field => ({ field, label: labelOf(field, t) }))
    const labels = fields.map(({ label }) => label)
    const messageOf = ({ field, label }: (typeof fields)[number]) =>
      field.message ? t(field.message) : t('errors.emptyOf', { field: label })

    const marked = await waitFor(() => {
      const found = obligatory().filter(({ label }) => form.hasMore !== true || labels.includes(label))
      expect(found.map(({ label }) => label)).toEqual(labels)
      return found
    })
    if (!form.isUnlabelled) expect(document.body).toHaveTextContent(t('obligatory.legend'))

    // All at the first press, and the focus goes to the first.
    for (const { control } of marked) await fill(control, '')
    const save = controlNamed(nameOf(form.saves, t))
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    press(nameOf(form.saves, t))
    await waitFor(() => expect(wrong()).toEqual(labels))
    for (const field of fields) expect(controlOf(field.label)).toHaveAccessibleDescription(messageOf(field))
    expect(controlOf(labels[0])).toHaveFocus()
    if (form.isDraft) return

    // Each message goes when its field is mended, before the next press.
    for (const [index, { field, label }] of fields.entries()) {
      await fill(controlOf(label), field.typed)
      await waitFor(() => expect(wrong()).toEqual(labels.slice(index + 1)))
    }

    // The only one that is missing is the only one that is named.
    for (const field of fields) {
      await fill(controlOf(field.label), '')
      press(nameOf(form.saves, t))
      await waitFor(() => expect(wrong()).toEqual([field.label]))
      expect(controlOf(field.label)).toHaveAccessibleDescription(messageOf(field))
      expect(controlOf(field.label)).toHaveFocus()
      await fill(controlOf(field.label), field.field.typed)
      await waitFor(() => expect(wrong()).toEqual([]))
    }
    expect(changes()).toEqual([])
    press(nameOf(form.saves, t))
    await waitFor(() => expect(changes().length + seen(t)).toBeGreaterThan(0))
  })
})

async function open(form: OfficeForm, locale: Locale): Promise<void> {
  const { at, role = 'owner', opens = [], leads = {}, answers: change } = form
  const known: Record<string, unknown> = change ? change(answers) : answers
  service.mockReset()
  service.mockImplementation(async (endpoint: AnyEndpoint) => {
    if (endpoint === staffCheckAuthEndpoint)
      return role === 'guest' ? { status: false } : { status: true, staff: staffOf(role) }
    const lead = leads[endpoint.path]
    if (lead instanceof Error) throw lead
    if (lead) return lead
    // A change is on its way for as long as the test looks at it.
    if (isChange(endpoint)) return new Promise(() => {})
    if (!(endpoint.path in known)) throw new Error(`What does ${endpoint.path} answer?`)
    return known[endpoint.path]
  })
  addTexts('en', 'mf-admin', en)
  keepLocale(locale)
  await showOffice(at)
  if (role !== 'guest') await screen.findByText('olha', { selector: 'header *' })
  const t = textIn(locale)
  for (const step of opens) {
    if (typeof step === 'object' && 'into' in step) {
      await typeInto(t(step.into), step)
      continue
    }
    const control = await waitFor(() => controlNamed(nameOf(step, t)))
    if (control instanceof HTMLOptionElement && control.parentElement)
      fireEvent.change(control.parentElement, { target: { value: control.value } })
    else fireEvent.click(control)
  }
  // What led to the form is no change that it makes.
  await waitFor(() => expect(obligatory()).not.toEqual([]))
  service.mockClear()
}

/** `picks`: one of what a search offers for what was typed. */
async function typeInto(label: string, { typed, picks }: { typed: string; picks?: RegExp }): Promise<void> {
  if (!picks) return type(await waitFor(() => controlNamed<Control>(label)), typed)
  const search = await waitFor(() => {
    const found = controlNamed<HTMLInputElement>(label)
    expect(found).toHaveAttribute('role', 'combobox')
    return found
  })
  act(() => search.focus())
  type(search, typed)
  fireEvent.click(await screen.findByRole('option', { name: picks }))
}

function staffOf(role: 'owner' | 'manager') {
  return { login: 'olha', role, rights: rightsOfRole[role], second_factor: 'off' }
}

const nameOf = (name: string | RegExp, t: Translate) => (typeof name === 'string' ? t(name) : name)

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

function textIn(locale: Locale): Translate {
  return (key, values) => textOf(locale, 'mf-admin', key, values)
}

function labelOf({ label, language }: ObligatoryField, t: Translate): string {
  return language ? t(`pair.${language}`, { label: t(label) }) : t(label)
}

/** By roles jsdom would look for seconds. */
function obligatory(): { label: string; control: Control }[] {
  return [...document.querySelectorAll<Control>('[aria-required="true"]')].map(control => ({
    label: control.labels?.[0]?.textContent?.trim() ?? '',
    control,
  }))
}

function controlOf(label: string | undefined): Control {
  const found = obligatory().find(field => field.label === label)
  if (!found) throw new Error(`No obligatory field is labelled ${label}`)
  return found.control
}

const wrong = () =>
  [...document.querySelectorAll<Control>('[aria-invalid="true"]')].map(
    ({ labels }) => labels?.[0]?.textContent?.trim() ?? '',
  )

function controlNamed<Found extends Element = Element>(name: string | RegExp): Found {
  const found = [...document.querySelectorAll<Found>('button, input, option')].find(control => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent
    const text = control.getAttribute('aria-label') ?? label?.trim() ?? ''
    return typeof name === 'string' ? text === name : name.test(text)
  })
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

function press(name: string | RegExp): void {
  fireEvent.click(controlNamed(name))
}

function type(control: Control, value: string): void {
  fireEvent.change(control, { target: { value } })
}

/** Types into a field; where a list is searched, the first entry found is taken. */
async function fill(control: Control, value: string): Promise<void> {
  const isSearch = control.getAttribute('role') === 'combobox'
  if (isSearch) act(() => control.focus())
  type(control, value)
  if (!isSearch || value === '') return
  const [first] = await screen.findAllByRole('option')
  if (first) fireEvent.click(first)
}

/** Calls that would have changed something. */
const isChange = ({ method, onlyReads }: Pick<AnyEndpoint, 'method' | 'onlyReads'>) => method !== 'GET' && !onlyReads
const changes = () => service.mock.calls.filter(([endpoint]) => isChange(endpoint))

/** Forms that show what would change first have asked for that. */
function seen(t: Translate): number {
  const isAsked = service.mock.calls.some(([{ onlyReads, method }]) => onlyReads && method === 'POST')
  return Number(isAsked || screen.queryByText(t('delivery.noChanges')) !== null)
}
