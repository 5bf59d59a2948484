import { queryOf, refuseBrokenAddress } from './query-params.ts'

// Pseudo-random numbers that are the same in each run (a linear congruence is random enough to make odd queries).
function pseudoRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const FRAGMENTS = [
  'a',
  'b',
  'sizes',
  '=',
  '=',
  '&',
  '&',
  '+',
  '?',
  '%20',
  '%2B',
  '%26',
  '%3D',
  '%D1%81',
  '[$ne]',
  '"',
  'é',
  '%',
  '%D1',
  '%zz',
]

test('reads a query as the platform does, or refuses it', () => {
  const next = pseudoRandom(20141)
  let read = 0
  for (let turn = 0; turn < 2000; turn++) {
    const querystring = Array.from({ length: next(12) }, () => FRAGMENTS[next(FRAGMENTS.length)]).join('')
    const expected = [...new URLSearchParams(querystring)]
    const isRepeated = new Set(expected.map(([name]) => name)).size < expected.length
    const params = () => {
      refuseBrokenAddress({ url: `/?${querystring}` })
      return queryOf({ querystring })
    }
    if (isBroken(querystring) || isRepeated) expect(params).toThrow()
    else expect([querystring, Object.entries(params())]).toEqual([querystring, expected])
    if (!isBroken(querystring) && !isRepeated) read++
  }
  expect(read).toBeGreaterThan(500)
})

function isBroken(querystring: string): boolean {
  try {
    decodeURIComponent(querystring)
    return false
  } catch {
    return true
  }
}
