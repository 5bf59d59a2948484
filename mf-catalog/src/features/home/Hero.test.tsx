import { screen } from '@testing-library/react'
import { aSlide } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { Hero } from './Hero.tsx'

test('the first slide is the heading, one button leads to the shop, and each slide has a dot', async () => {
  await show(<Hero slides={[aSlide('Autumn'), aSlide('New Year')]} />)

  expect(screen.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/store')
  expect(screen.getByRole('button', { name: 'Slide 1 of 2' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Slide 2 of 2' })).toBeVisible()
})

test('without slides the brand still has a heading and a way to the shop', async () => {
  await show(<Hero slides={[]} />)

  expect(screen.getByRole('heading', { level: 1, name: 'Clothes to be calm in' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop now' })).toBeVisible()
})
