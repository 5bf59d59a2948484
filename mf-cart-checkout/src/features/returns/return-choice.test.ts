import {
  choiceErrors,
  chosenLines,
  exchangeDifference,
  firstChoice,
  isExchange,
  keyOf,
  sumBack,
} from './return-choice.ts'
import type { ReturnableLine } from './use-returnable.ts'

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

const black = 'DR-1042-BLK-R'
const exchangeable: ReturnableLine = {
  ...dress,
  instead: [{ article: black, picture: null, sizes: [{ size: '40 (L)', difference: [-12.4] }] }],
}
const exchanged = (size: string) => ({
  counts: { [keyOf(dress)]: 1, [keyOf(shirts)]: 2 },
  wanted: { [keyOf(dress)]: { article: black, size } },
  cause: 'too_small' as const,
  reason: '',
})

test('an item that is exchanged is asked for with what comes in its place, and brings no money but the difference', () => {
  const choice = exchanged('40 (L)')
  const two = offer(exchangeable, shirts)

  expect(chosenLines(two, choice)[0]).toMatchObject({ wanted: { article: black, size: '40 (L)' } })
  expect([sumBack(two, choice), exchangeDifference(two, choice)]).toEqual([59.99, -12.4])
  expect([isExchange(two, choice), isExchange(two, { ...choice, counts: {} })]).toEqual([true, false])
  expect(choiceErrors(two, choice)).toEqual({})
})

test('what is not chosen yet, or gone meanwhile, has to be chosen first', () => {
  const gone = offer({ ...exchangeable, instead: [{ article: black, picture: null, sizes: [] }] }, shirts)

  expect(choiceErrors(offer(exchangeable, shirts), exchanged(''))).toEqual({ wanted: 'return.sizeRequired' })
  expect(choiceErrors(gone, exchanged('40 (L)'))).toEqual({ wanted: 'return.sizeRequired' })
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
