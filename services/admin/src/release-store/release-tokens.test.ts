import { silentLog } from '@shop/service-kit/log/log'
import { releaseTokensFrom, releaseTokensSchema, warnOfUnknownParts } from './release-tokens.ts'

const digest = 'a'.repeat(64)
const isAccepted = (text: string) => releaseTokensSchema.safeParse(text).success

test('a team has tokens for the parts that stand beside its name, and may have two while one is changed', () => {
  const text = `catalogue:mf-catalog=${digest}  frame:host,services=${digest}\ncatalogue:mf-catalog=${'b'.repeat(64)}`

  expect(isAccepted(text)).toBe(true)
  expect(releaseTokensFrom(text)).toEqual([
    { team: 'catalogue', parts: ['mf-catalog'], digest },
    { team: 'frame', parts: ['host', 'services'], digest },
    { team: 'catalogue', parts: ['mf-catalog'], digest: 'b'.repeat(64) },
  ])
})

test('without tokens nobody releases over the line', () => {
  expect(isAccepted('')).toBe(true)
  expect(releaseTokensFrom('')).toEqual([])
})

test('a part that this shop does not have is told with its team, and holds up no start', () => {
  const text = `catalogue:mf-catalog,mf-atelier=${digest} frame:host,services=${digest}`
  const told: unknown[] = []

  expect(isAccepted(text)).toBe(true)
  warnOfUnknownParts(releaseTokensFrom(text), { ...silentLog, warn: (...line) => told.push(line) })
  expect(told).toEqual([[{ part: 'mf-atelier' }, 'RELEASE_TOKENS gives catalogue a part that this shop does not have']])
})

test.each([
  ['a part without a name', `catalogue:mf-catalog,,host=${digest}`],
  ['no part', `catalogue:=${digest}`],
  ['no team', `:host=${digest}`],
  ['the token in place of its digest', 'catalogue:mf-catalog=3q2-7wAAbbCCddEE'],
  ['a digest with a letter too many', `catalogue:mf-catalog=${digest}a`],
])('%s is a mistake', (_, text) => {
  expect(isAccepted(text)).toBe(false)
})
