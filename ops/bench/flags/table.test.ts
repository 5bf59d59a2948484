import type { Measured } from './measure-setting.ts'
import { tableOf } from './table.ts'

const measured = (factor: number, rest: number): Measured => {
  const speed = { processor: 0.2 * factor, perSecond: 5000 / factor }
  return {
    speeds: { list: speed, product: speed, search: speed, quote: speed, order: { processor: 40, perSecond: 30 } },
    rest,
    peak: rest + 100,
  }
}

test('each setting stands beside none of the same round, by the middle of all rounds', () => {
  const none = [measured(1, 500), measured(2, 480), measured(1, 490)]
  // Twice as busy a machine in the second round is no difference between the settings.
  const little = [measured(4, 300), measured(8, 310), measured(4, 305)]
  const table = tableOf(
    [
      { name: 'none', rounds: none },
      { name: '4/10', rounds: little },
    ],
    '4/10',
  )
  const rows = table.split('\n').map(row => row.split('|').map(cell => cell.trim()))

  expect(rows[2]?.slice(1, 3)).toEqual(['none', '0.20 ms (1.00), 5000/s'])
  expect(rows[3]?.slice(1, 3)).toEqual(['4/10 (npm start)', '0.80 ms (4.00), 1250/s'])
  expect(rows[3]?.slice(5, 11)).toEqual([
    '0.80 ms (4.00), 1250/s',
    '40.0 ms (1.00), 30/s',
    '4.00',
    'no',
    '305 MB',
    '405 MB',
  ])
  expect(rows[2]?.slice(7, 11)).toEqual(['1.00', 'yes', '490 MB', '590 MB'])
})
