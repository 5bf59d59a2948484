import { followEditor } from './follow-editor.ts'

const parentPost = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined)
const scrolled = jest.fn()

beforeAll(() => {
  window.scrollTo = scrolled as unknown as typeof window.scrollTo
  Element.prototype.scrollTo = function (this: Element, { left = 0 }: { left?: number }) {
    this.scrollLeft = left
  } as unknown as typeof Element.prototype.scrollTo
  followEditor()
})
beforeEach(() => {
  jest.useFakeTimers()
  scrolled.mockReset()
  document.body.innerHTML = ''
})
afterEach(() => jest.useRealTimers())

const say = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
const strip = () => document.querySelector('section section') as HTMLElement

/** As the shop draws it; a page whose script runs marks the dot of the slide that is shown. */
function draw({ isRunning }: { isRunning: boolean }): void {
  document.body.innerHTML = `<main>
    <section><div><section tabindex="0"><img><img><img></section></div>
      <div><button><svg></svg></button><button></button><button></button><button></button><button><svg></svg></button></div>
    </section>
    <section><h2>Новинки</h2></section></main>`
  Object.defineProperty(strip(), 'clientWidth', { value: 100 })
  if (isRunning) run()
}
function run(): void {
  strip().addEventListener('scroll', () => {
    document.querySelectorAll('button:empty').forEach((dot, place) => {
      if (place === strip().scrollLeft / 100) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
  })
}
const current = () => [...document.querySelectorAll('button:empty')].findIndex(dot => dot.hasAttribute('aria-current'))

test('the page tells the editor that it listens, and shows the slide that is edited', () => {
  expect(parentPost).toHaveBeenCalledWith({ preview: 'ready' }, location.origin)
  draw({ isRunning: true })
  say({ preview: 'show', target: { slide: 2 } })

  expect(current()).toBe(2)
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0 })
})

test('a page whose script does not run yet shows the slide as soon as it does, and then leaves the reader alone', () => {
  draw({ isRunning: false })
  say({ preview: 'show', target: { slide: 1 } })
  expect(current()).toBe(-1)
  run()
  jest.advanceTimersByTime(200)
  expect(current()).toBe(1)

  scrolled.mockReset()
  jest.advanceTimersByTime(10_000)
  expect(scrolled).not.toHaveBeenCalled()
})

test('who reads on in the preview is not taken back', () => {
  draw({ isRunning: false })
  say({ preview: 'show', target: { slide: 1 } })
  dispatchEvent(new Event('wheel'))
  scrolled.mockReset()
  jest.advanceTimersByTime(1000)

  expect(scrolled).not.toHaveBeenCalled()
})

test('a block is found by its title, and what other pages say is not heard', () => {
  draw({ isRunning: true })
  say({ preview: 'show', target: { block: 'Новинки' } }, 'https://elsewhere.example')
  expect(scrolled).not.toHaveBeenCalled()
  say({ preview: 'show', target: { block: 'Новинки' } })

  expect(scrolled).toHaveBeenCalledTimes(1)
})
