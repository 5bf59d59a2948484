import { act, fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture.tsx'

const blurred = 'data:image/webp;base64,UklGRg=='

function nextFrame() {
  return act(() => new Promise(resolve => requestAnimationFrame(resolve)))
}

/** jsdom loads no pictures: it takes each for complete. */
function isHere(value: boolean) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(value)
}

afterEach(() => jest.restoreAllMocks())

test('a blurred picture fills the box while the real one is on its way', async () => {
  isHere(false)
  const { container } = render(<Picture file="dress-front" alt="A dress" placeholder={blurred} />)
  await nextFrame()

  expect(container.querySelector('img')).toHaveAttribute('src', blurred)
  expect(screen.getByRole('img', { name: 'A dress' })).toHaveAttribute('data-coming')

  fireEvent.load(screen.getByRole('img', { name: 'A dress' }))
  expect(screen.getByRole('img', { name: 'A dress' })).not.toHaveAttribute('data-coming')
})

test('a picture that does not come leaves its box to the blurred one', async () => {
  isHere(false)
  render(<Picture file="dress-front" alt="A dress" placeholder={blurred} />)
  await nextFrame()

  fireEvent.error(screen.getByRole('img', { name: 'A dress' }))
  expect(screen.getByRole('img', { name: 'A dress' })).not.toHaveAttribute('data-coming')
})

test('a picture that is here already is simply shown', async () => {
  isHere(true)
  render(<Picture file="dress-front" alt="A dress" />)
  await nextFrame()

  expect(screen.getByRole('img', { name: 'A dress' })).not.toHaveAttribute('data-coming')
})

test('the newest format is offered first, and the first screen does not wait for the rest', () => {
  const { container } = render(<Picture file="dress-front" alt="A dress" priority />)
  const real = screen.getByRole('img', { name: 'A dress' })

  expect(container.querySelector('source')).toHaveAttribute('type', 'image/webp')
  expect(real).toHaveAttribute('fetchpriority', 'high')
  expect(real).toHaveAttribute('loading', 'eager')
  expect(real).toHaveAttribute('width', '900')

  render(<Picture file="coat-front" alt="A coat" />)
  expect(screen.getByRole('img', { name: 'A coat' })).toHaveAttribute('loading', 'lazy')
})
