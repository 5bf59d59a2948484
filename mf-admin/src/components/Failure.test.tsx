import { ShopError } from '@shop/contracts/errors'
import { addTexts } from '@shop/shell/texts'
import { render, screen } from '@testing-library/react'
import uk from '../locales/uk.json' with { type: 'json' }
import { Failure } from './Failure.tsx'

beforeAll(() => addTexts('uk', 'mf-admin', uk))

const show = (error: Error) =>
  render(<Failure error={error} title="Не вдалося отримати замовлення" isRetrying={false} onRetry={() => undefined} />)

test('what did not come says the number of its request, by which support finds what went wrong', () => {
  show(new ShopError('busy', { request_id: '4bf92f3577b34da6a3ce929d0e0e4736' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Номер запиту для підтримки: 4bf92f3577b34da6a3ce929d0e0e4736')
})

test('without a connection there was no request', () => {
  show(new ShopError('unknown', { offline: true }))
  expect(screen.getByRole('alert')).not.toHaveTextContent('Номер запиту')
})
