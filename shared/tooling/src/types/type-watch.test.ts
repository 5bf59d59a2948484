import { createTypeWatch } from './type-watch.ts'

/** A check whose outcome the test decides when it wants to. */
function watched() {
  const waiting: ((found: readonly string[]) => void)[] = []
  const told: [string, (readonly string[])?][] = []
  const watch = createTypeWatch({
    find: () => new Promise(resolve => waiting.push(resolve)),
    tell: (...message) => told.push(message),
    print: () => undefined,
  })
  const found = async (...problems: string[]) => {
    waiting.shift()?.(problems)
    // The check goes on in microtasks alone.
    await new Promise(setImmediate)
  }
  return { watch, waiting, told, found }
}

const wrong = 'mf-catalog/src/pages/HomePage.tsx:3: TS2322: Type …'

test('pages hear what is wrong, and that it is put right', async () => {
  const { watch, told, found } = watched()

  watch.recheck()
  await found(wrong)
  expect(watch.problems()).toEqual([wrong])
  watch.recheck()
  await found()

  expect(told).toEqual([['errors', [wrong]], ['still-ok']])
  expect(watch.problems()).toEqual([])
})

test('a page whose types are right hears nothing, so that another message may stay', async () => {
  const { watch, told, found } = watched()

  watch.recheck()
  await found()

  expect(told).toEqual([])
})

test('what was found of files that have changed meanwhile is told to nobody, and there is one check at a time', async () => {
  const { watch, told, found, waiting } = watched()

  watch.recheck()
  watch.recheck()
  watch.recheck()
  expect(waiting).toHaveLength(1)
  await found('of files as they were')
  expect(told).toEqual([])
  expect(waiting).toHaveLength(1)
  await found(wrong)

  expect(told).toEqual([['errors', [wrong]]])
  expect(waiting).toHaveLength(0)
})
