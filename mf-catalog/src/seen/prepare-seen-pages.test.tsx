import { $likelyPage } from '@shop/shell/likely-page'
import { watchLink } from './prepare-seen-pages.ts'

type Seen = (entries: { isIntersecting: boolean }[]) => void

let see: Seen[]
let pages: (string | null)[]
let stopListening: () => void

beforeEach(() => {
  jest.useFakeTimers()
  see = []
  globalThis.IntersectionObserver = class {
    constructor(onSeen: Seen) {
      see.push(onSeen)
    }
    observe() {}
    disconnect() {}
  } as never
  $likelyPage.set(null)
  pages = []
  stopListening = $likelyPage.listen(page => void pages.push(page?.path ?? null))
})

afterEach(() => {
  stopListening()
  jest.useRealTimers()
})

function look(article: string, ms: number) {
  const leave = watchLink(document.createElement('li'), `/product/${article}`)
  see.at(-1)?.([{ isIntersecting: true }])
  jest.advanceTimersByTime(ms)
  return leave
}

test('the page of a card that is looked at is brought; that of one scrolled past is not', () => {
  look('DR-1', 600)
  look('DR-2', 300)
  see.at(-1)?.([{ isIntersecting: false }])
  jest.advanceTimersByTime(1000)

  expect(pages).toEqual(['/product/DR-1'])
})

test('a card that left the page brings nothing more', () => {
  const leave = look('DR-3', 100)
  leave()
  jest.advanceTimersByTime(1000)

  expect(pages).toEqual([])
})

test('a visitor who only looks loads forty pages ahead at most, each once', () => {
  look('DR-1', 600)
  for (let number = 10; number < 60; number++) look(`DR-${number}`, 600)

  expect(pages).toHaveLength(39)
  expect(pages).not.toContain('/product/DR-1')
})
