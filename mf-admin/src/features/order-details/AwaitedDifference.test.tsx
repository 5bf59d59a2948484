import { addTexts } from '@shop/shell/texts'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen } from '@testing-library/react'
import { openActions, press, service } from '../../../test/order-actions.tsx'
import uk from '../../locales/uk.json' with { type: 'json' }
import { AwaitedDifference } from './AwaitedDifference.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

const awaiting_difference = {
  at: '2026-11-21T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  who: 'olena',
  amount: 300,
  currency: 'UAH' as const,
  changes: [{ field: 'goods' as const, was: { uk: 'Сукня, 36 (S)', en: '' }, is: { uk: 'Сукня, 38 (M)', en: '' } }],
}

test('staff see for what the order waits, until when, and who asked', () => {
  addTexts('uk', 'mf-admin', uk)
  render(<AwaitedDifference order={fullOrderFixture({ awaiting_difference })} />)

  expect(screen.getByText(/^Чекає на доплату 300.*до 12:00/)).toBeVisible()
  expect(screen.getByText(/Сукня, 36 \(S\)/).closest('li')).toHaveTextContent('Річ: Сукня, 36 (S) → Сукня, 38 (M)')
  expect(screen.getByText(/olena/)).toBeVisible()
})

test('the change is called off by one press that is confirmed', async () => {
  await openActions({ awaiting_difference, actions: ['drop_change'] })
  await press('Не чекати доплати')
  expect(await screen.findByText(/гроші треба буде повернути/)).toBeVisible()

  await press('Не чекати доплати')

  const sent = service.mock.calls.findLast(([{ path }]) => path.endsWith('/change/drop'))
  expect(sent?.[1]).toMatchObject({ params: {}, body: {} })
})
