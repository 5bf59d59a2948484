import { randomUUID } from 'node:crypto'
import { kindOfAction } from '@shop/contracts/staff/people/audit'
import { placeOf, questionOf, readPlace, wordsOf } from './audit-search.ts'

test.each([
  ['login_refused', 'sign_in'],
  ['order_take', 'order'],
  ['third_party_order_end', 'third_party_order'],
  ['promo_code_change', 'promo_code'],
  ['staff_switch_off', 'staff'],
])('%s is of the kind %s', (action, kind) => {
  expect(kindOfAction(action)).toBe(kind)
})

test('an entry is found by its subject whole and in parts, by person, action and request', () => {
  const words = wordsOf({
    subject: 'DR-1042-BUR',
    who: 'iryna@levada.example',
    action: 'product_change',
    request_id: 'R1',
  })

  expect(words).toEqual(
    expect.arrayContaining(['dr-1042-bur', '1042', 'iryna@levada.example', 'iryna', 'product_change', 'r1']),
  )
})

/** Does the log find an entry with these words by this search? */
function isFoundBy(words: readonly string[], search: string): boolean {
  const { words: { $all = [] } = {}, $and = [] } = questionOf({ search }, null)
  const hasAll = ({ $all = [] }: { $all?: string[] }) => $all.every(word => words.includes(word))
  return (
    hasAll({ $all }) &&
    $and.every(({ $or }: { $or: { words: { $all: string[] } }[] }) => $or.some(one => hasAll(one.words)))
  )
}

test('days are those of Kyiv, both included', () => {
  const { at } = questionOf({ from: '2026-11-21', until: '2026-11-21' }, null)

  expect(at).toEqual({ $gte: new Date('2026-11-20T22:00:00Z'), $lt: new Date('2026-11-21T22:00:00Z') })
})

test('the place where a page ended is read back, and nothing else is', () => {
  const at = new Date('2026-11-21T10:00:00.123Z')
  const _id = randomUUID()

  expect(readPlace(placeOf({ at, _id }))).toEqual({ at, id: _id })
  for (const text of ['', 'x', '1-2', `${at.getTime()}-${'g'.repeat(36)}`, '1'.repeat(99)])
    expect(readPlace(text)).toBeNull()
})

test.each(["'", '’', 'ʼ', '`', '′'])(
  'a subject that was written with %s is found with any apostrophe and any hyphen',
  mark => {
    const written = wordsOf({
      subject: `Мар${mark}яна Анна-Марія`,
      who: 'iryna',
      action: 'text_change',
      request_id: 'r1',
    })
    for (const typed of ["мар'яна", 'мар’яна', 'МАРʼЯНА', 'мар`яна', 'мар′яна', 'анна‐марія', 'анна–марія'])
      expect(isFoundBy(written, typed)).toBe(true)
    expect(isFoundBy(written, 'мар’їна')).toBe(false)
  },
)
