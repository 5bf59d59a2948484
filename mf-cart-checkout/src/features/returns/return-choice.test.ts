import {
  choiceErrors,
  chosenLines,
  firstChoice,
  isExchange,
  keyOf,
  type ReturnableLine,
  sumBack,
} from './return-choice.ts'

const dress: ReturnableLine = {
  article: 'DR-1042-BUR-R',
  size: '38 (M)',
  bundle: null,
  title: { uk: 'Сукня', en: 'Dress' },
  picture: null,
  count: 1,
  back: [47.4],
}
const shirts = { ...dress, article: 'SH-1001-WHT-R', count: 2, back: [30, 59.99] }
const offer = (...lines: ReturnableLine[]) => ({ until: '2026-12-05', currency: 'EUR' as const, lines })
const both = offer(dress, shirts)

test('a customer who bought one item finds it marked; one who bought more chooses', () => {
  expect(chosenLines(offer(dress), firstChoice(offer(dress)))).toHaveLength(1)
  expect(chosenLines(both, firstChoice(both))).toEqual([])
  expect(chosenLines(offer(shirts), firstChoice(offer(shirts)))).toEqual([])
})

test('two items of a line bring what the service said of two', () => {
  const choice = { counts: { [keyOf(dress)]: 1, [keyOf(shirts)]: 2 }, wanted: {}, cause: null, reason: '' }

  expect(sumBack(both, choice)).toBeCloseTo(107.39)
})

test('an item that is exchanged is asked for with the size in its place, and brings no money', () => {
  const counts = { [keyOf(dress)]: 1, [keyOf(shirts)]: 2 }
  const choice = { counts, wanted: { [keyOf(dress)]: '40 (L)' }, cause: null, reason: '' }

  const { article } = dress
  expect(chosenLines(both, choice)[0]).toMatchObject({ article, wanted: { article, size: '40 (L)' } })
  expect(sumBack(both, choice)).toBeCloseTo(59.99)
  expect([isExchange(both, choice), isExchange(both, { ...choice, counts: {} })]).toEqual([true, false])
})

test('an item that was given back meanwhile is not asked for', () => {
  const choice = { counts: { [keyOf(shirts)]: 2 }, wanted: {}, cause: null, reason: '' }

  expect(chosenLines(offer({ ...shirts, count: 1 }), choice)).toMatchObject([{ count: 1 }])
  expect(chosenLines(offer(dress), choice)).toEqual([])
})

test('items and a cause are needed, a comment is not', () => {
  expect(choiceErrors(both, firstChoice(both))).toEqual({
    lines: 'return.linesRequired',
    cause: 'return.causeRequired',
  })
  const choice = { counts: { [keyOf(dress)]: 1 }, wanted: {}, cause: 'too_small' as const, reason: '' }
  expect(choiceErrors(both, choice)).toEqual({})
  expect(choiceErrors(both, { ...choice, reason: 'я'.repeat(501) })).toEqual({ reason: 'return.tooLong' })
})
