import type { Seen } from '../../nginx/two-copies.ts'
import { judgeVisits, noteOf } from './judge-visits.ts'

const counted = (asked: number, failed = 0) => ({ asked, failed })

function seen(rest: Partial<Seen> = {}): Seen {
  const counts = { read: counted(90), quote: counted(12), order: counted(12) }
  return { counts, placed: 12, slowest: 400, slowestOfStaff: 300, noticed: 0, failures: [], ...rest }
}

test('visitors who all got their answers have nothing to complain of', () => {
  expect(judgeVisits('killed outright', seen())).toEqual([])
})

test('each kind of failed answer is named once, with how often it came', () => {
  const failures = ['/store: 502', 'an order: no answer', '/store: 502']
  expect(judgeVisits('told to end', seen({ failures }))).toEqual([
    'told to end: /store: 502, 2 times',
    'told to end: an order: no answer',
  ])
})

test('visits that nobody made prove nothing', () => {
  const counts = { read: counted(90), quote: counted(12), order: counted(0) }
  expect(judgeVisits('restarted one by one', seen({ counts }))).toEqual(['restarted one by one: there was no order'])
})

test('a frozen copy may cost a visitor two seconds, and staff three', () => {
  expect(judgeVisits('frozen', seen({ slowest: 2100, slowestOfStaff: 3100 }))).toEqual([])
  expect(judgeVisits('frozen', seen({ slowest: 3100, slowestOfStaff: 5000 }))).toEqual([
    'frozen: a visitor waited 3.1 s',
    'frozen: staff waited 5.0 s',
  ])
})

test('the figures of visits are a sentence', () => {
  expect(noteOf('frozen', seen({ slowest: 2040, slowestOfStaff: 3040, noticed: 1 }))).toBe(
    'frozen: 90 reads, 12 prices, 12 of 12 orders; longest wait 2.0 s, of staff 3.0 s; longer than a second for one visitor: 1',
  )
})
