import type { CallRefusal } from '../session/use-staff-call.ts'
import { obligatory, problemText } from './problem-text.ts'

/** Texts are shown by their keys. */
const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values?.field === undefined ? `the text ${key}` : `the text ${key} of ${values.field}`

function refusal(code: string, value: unknown): CallRefusal {
  const sent = { body: { title: value } }
  return { code: 'validation', isOffline: false, retryAt: null, fields: { title: code }, details: {}, sent }
}

test.each([
  ['an empty field that must be filled in is named', 'required', '', 'the text errors.emptyOf of Назва'],
  ['also where the code says how a value is written', 'percent_invalid', null, 'the text errors.emptyOf of Назва'],
  ['a code that names its field has its own text', 'reason_required', '', 'the text errors.reason_required'],
  ['a text without a letter is not empty', 'required', '!!!', 'the text errors.wordless'],
  ['a wrong number is not empty', 'percent_invalid', -5, 'the text errors.percent_invalid'],
  ['of an empty list something is to be chosen', 'required', [], 'the text errors.required'],
])('%s', (_, code, value, text) => {
  expect(problemText(t, refusal(code, value), 'title', { obligatory: 'Назва' })).toBe(text)
})

test('a field that may stay empty is never told to be filled in by its name', () => {
  expect(problemText(t, refusal('login_from_email_long', undefined), 'title')).toBe(
    'the text errors.login_from_email_long',
  )
})

test('what is right has no message', () => {
  expect(problemText(t, null, 'title')).toBeUndefined()
  expect(problemText(t, refusal('required', ''), 'other')).toBeUndefined()
})

test('an obligatory field says so to assistive technology', () => {
  expect(obligatory(() => undefined, 'title', 'Назва')).toEqual({
    label: 'Назва',
    error: undefined,
    'aria-required': true,
  })
})
