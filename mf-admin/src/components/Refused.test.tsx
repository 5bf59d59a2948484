import { errorTexts } from '@shop/contracts/texts/error-texts'
import { addTexts } from '@shop/shell/texts'
import { render } from '@testing-library/react'
import uk from '../locales/uk.json' with { type: 'json' }
import { Refused } from './Refused.tsx'

beforeAll(() => addTexts('uk', 'mf-admin', uk))

test('a step that the state does not allow is not told as a change by somebody: nothing may have changed', () => {
  const refusal = {
    code: 'illegal_transition',
    isOffline: false,
    retryAt: null,
    fields: {},
    details: {},
    sent: {},
  } as const
  const { container } = render(<Refused refusal={refusal} />)

  expect(container).toHaveTextContent('Зараз цього зробити не можна')
  expect(container).not.toHaveTextContent(/змінил/)
})

test.each(['illegal_transition', 'idempotency_conflict'] as const)(
  'the text of %s claims no change in either language',
  code => {
    expect(errorTexts[code].uk).not.toMatch(/змінил/)
    expect(errorTexts[code].en).not.toMatch(/has changed/)
  },
)

test('a failure says the number of its request, by which support finds what went wrong; a refusal does not', () => {
  const details = { request_id: '4bf92f3577b34da6a3ce929d0e0e4736' }
  const refusal = { code: 'busy', isOffline: false, retryAt: null, fields: {}, details, sent: {} } as const
  const { container, rerender } = render(<Refused refusal={refusal} />)
  expect(container).toHaveTextContent('Номер запиту для підтримки: 4bf92f3577b34da6a3ce929d0e0e4736')

  rerender(<Refused refusal={{ ...refusal, code: 'out_of_stock' }} />)
  expect(container).not.toHaveTextContent('Номер запиту')
})
