import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aSlide } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { Hero } from './Hero.tsx'

const dark = { white: false, whiteOnPhone: false, isComing: false }
const two = [aSlide('Autumn'), aSlide('New Year')]

/** jsdom lays nothing out: a strip as wide as one slide. */
async function showTwo() {
  await show(<Hero {...dark} slides={two} />)
  const strip = screen.getByRole('region', { name: 'Pictures of the collections' })
  Object.defineProperty(strip, 'clientWidth', { value: 400 })
  const scrolled = jest.fn(({ left }: { left: number }) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  })
  strip.scrollTo = scrolled as unknown as typeof strip.scrollTo
  return { strip, scrolled }
}

test('the first slide is the heading, one button leads to the shop, and each slide has a dot', async () => {
  await show(<Hero {...dark} slides={two} />)

  expect(screen.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/store')
  expect(screen.getByRole('button', { name: 'Slide 1 of 2' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Slide 2 of 2' })).toBeVisible()
})

test('arrows, dots and arrow keys show another slide with its words, and stop at the ends', async () => {
  const { strip, scrolled } = await showTwo()

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(screen.getByRole('heading', { level: 1, name: 'New Year' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(scrolled).toHaveBeenCalledTimes(1)

  fireEvent.keyDown(strip, { key: 'ArrowLeft' })
  expect(screen.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }))
  expect(screen.getByRole('heading', { level: 1, name: 'New Year' })).toBeVisible()
})

test('only the picture of the first slide comes by itself, the others when somebody is about to look', async () => {
  await show(<Hero {...dark} slides={two} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)

  fireEvent.touchStart(screen.getByRole('region', { name: 'Pictures of the collections' }))
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('one slide needs no controls', async () => {
  await show(<Hero {...dark} slides={[aSlide('Autumn')]} />)

  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('without slides the brand still has a heading and a way to the shop', async () => {
  await show(<Hero {...dark} slides={[]} />)

  expect(screen.getByRole('heading', { level: 1, name: 'Timeless pieces' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop now' })).toBeVisible()
})

test('while the slides are on their way their place is kept and no other words flash', async () => {
  await show(<Hero {...dark} slides={[]} isComing />)

  expect(screen.getByRole('region', { name: 'Pictures of the collections' })).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
