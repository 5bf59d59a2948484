import { act, screen, within } from '@testing-library/react'
import { knowRoutes } from '../../test/know-routes.ts'
import { render } from '../../test/render.tsx'
import { Frame } from './Frame.tsx'

jest.mock('../remotes/screens.ts', () => ({ $loadingScreens: jest.requireActual('@shop/shell/stores').atom(1) }))
jest.mock('./consent/Consent.tsx', () => ({ Consent: () => null }))
jest.mock('./header/Header.tsx', () => ({ Header: () => <header>menu</header> }))
jest.mock('./footer/Footer.tsx', () => ({ Footer: () => <footer /> }))
jest.mock('./notices/Notices.tsx', () => ({ Notices: () => null }))
jest.mock('./Drawers.tsx', () => ({ __esModule: true, default: () => null }))

beforeAll(() => knowRoutes())

async function showFrame(address: string) {
  history.replaceState(null, '', address)
  await act(async () => {
    await render(
      <Frame>
        <h1>A page</h1>
      </Frame>,
    )
  })
}

test('the progress bar of a loading page stands inside the main landmark', async () => {
  await showFrame('/about-us')

  expect(within(screen.getByRole('main')).getByRole('progressbar')).toBeInTheDocument()
})

test('around the checkout there are the way back to the cart, help and the legal pages, and nothing else', async () => {
  await showFrame('/checkout')
  const linksOf = (landmark: 'banner' | 'contentinfo') =>
    within(screen.getByRole(landmark))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))

  expect(linksOf('banner')).toEqual(['/cart', '/', 'tel:+380440002114'])
  expect(linksOf('contentinfo')).toEqual([
    '/delivery-and-payment',
    '/exchange-and-return',
    '/public-offer',
    '/privacy-policy',
    '/contacts',
    'tel:+380440002114',
  ])
  expect(screen.getByRole('link', { name: 'До кошика' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en')
})

test('all other pages have the whole header', async () => {
  await showFrame('/cart')

  expect(screen.getByRole('banner')).toHaveTextContent('menu')
})
