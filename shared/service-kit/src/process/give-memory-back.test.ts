import { giveMemoryBack } from './give-memory-back.ts'

const { gc } = globalThis
afterEach(() => {
  globalThis.gc = gc
})

test('what a start has left behind is collected to the last page', () => {
  const collect = jest.fn()
  globalThis.gc = collect as unknown as typeof gc

  giveMemoryBack(Number.POSITIVE_INFINITY)

  expect(collect.mock.calls).toEqual([[{ type: 'major', flavor: 'last-resort' }]])
})

test('a heap that takes long is left alone', () => {
  const collect = jest.fn()
  globalThis.gc = collect as unknown as typeof gc

  giveMemoryBack(0)

  expect(collect).not.toHaveBeenCalled()
})

test('a process that was started without --expose-gc goes on with what it has', () => {
  globalThis.gc = undefined

  expect(() => giveMemoryBack(Number.POSITIVE_INFINITY)).not.toThrow()
})
