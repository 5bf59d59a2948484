import { errorTexts } from '@shop/contracts/texts/error-texts'
import { addTexts } from '@shop/shell/texts'
import { render } from '@testing-library/react'
import uk from '../locales/uk.json' with { type: 'json' }
import { Refused } from './Refused.tsx'

beforeAll(() => addTexts('uk', 'mf-admin', uk))

test.each(['illegal_transition', 'idempotency_conflict'] as const)(
  'what is refused as %s is not said to have been changed by somebody: nothing has',
  code => {
    const refusal = { code, isOffline: false, retryAt: null, fields: {}, details: {}, sent: {} }
    const { container } = render(<Refused refusal={refusal} />)

    expect(container).not.toHaveTextContent(/змінил/)
    expect(errorTexts[code].en).not.toMatch(/changed/)
  },
)
