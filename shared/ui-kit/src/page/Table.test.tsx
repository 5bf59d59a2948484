import { render, screen } from '@testing-library/react'
import { Table } from './Table.tsx'

const observer = window.ResizeObserver

afterEach(() => {
  window.ResizeObserver = observer
  jest.restoreAllMocks()
})

/** jsdom draws nothing: the table is that wide, in a place of 358 pixels. */
function show(width: number) {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(358)
  window.ResizeObserver = class {
    look: () => void
    constructor(look: ResizeObserverCallback) {
      this.look = () => look([], this)
    }
    observe() {
      this.look()
    }
    unobserve() {}
    disconnect() {}
  }
  render(
    <Table caption="Розміри">
      <tbody />
    </Table>,
  )
  return screen.getByRole('region', { name: 'Розміри' })
}

test('a table that is wider than its place is a stop of the Tab key, as it scrolls', () => {
  expect(show(720)).toHaveAttribute('tabindex', '0')
})

test('a table of which everything is seen, or whose rows stand as cards, is none', () => {
  expect(show(358)).not.toHaveAttribute('tabindex')
})
