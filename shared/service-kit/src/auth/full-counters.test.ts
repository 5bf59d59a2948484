import { createFullCounters } from './full-counters.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12) + seconds * 1000)

test('a counter is full until its time, and then no longer', () => {
  const full = createFullCounters()
  full.remember('login:olena', at(600))

  expect(full.secondsLeft('login:olena', at(0.5))).toBe(600)
  expect(full.secondsLeft('login:olena', at(599.9))).toBe(1)
  expect(full.secondsLeft('login:iryna', at(0))).toBeNull()
  expect(full.secondsLeft('login:olena', at(600))).toBeNull()
})

test('a flood of addresses does not fill the memory: the first ones give way', () => {
  const full = createFullCounters(3)
  for (const address of ['a', 'b', 'c', 'd']) full.remember(address, at(600))

  expect(['a', 'b', 'c', 'd'].map(address => full.secondsLeft(address, at(0)))).toEqual([null, 600, 600, 600])
})
