import { $likelyPage } from '@shop/shell/likely-page'
import { BrowserRouter, Link, NavLink, useLocation, useNavigationType } from '@shop/shell/router'
import { fireEvent, render, screen } from '@testing-library/react'
import type { MouseEvent, ReactNode } from 'react'

function Place() {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify([pathname, state, useNavigationType()])}</output>
}

const place = () => JSON.parse(screen.getByRole('status').textContent ?? '')

function open(address: string, link: ReactNode) {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      {link}
      <Place />
    </BrowserRouter>,
  )
  return screen.getByRole('link')
}

test('a plain click goes to the page within the shop and brings the state along', () => {
  const link = open(
    '/store',
    <Link to="/cart" state={{ from: 'list' }}>
      Cart
    </Link>,
  )
  fireEvent.click(link)

  expect(link).toHaveAttribute('href', '/cart')
  expect(place()).toEqual(['/cart', { from: 'list' }, 'PUSH'])
})

test.each([
  ['for another tab', { target: '_blank' }, 1],
  ['that its owner answers', { onClick: (event: MouseEvent) => event.preventDefault() }, 0],
])('a click %s goes nowhere', (_, props, leftToTheBrowser) => {
  const onBrowser = jest.fn()
  const link = open(
    '/store',
    <Link to="/cart" {...props}>
      Cart
    </Link>,
  )
  if (fireEvent.click(link)) onBrowser()

  expect(onBrowser).toHaveBeenCalledTimes(leftToTheBrowser)
  expect(place()).toEqual(['/store', null, 'POP'])
})

test('a link to the page looked at replaces it instead of adding a step to go back', () => {
  fireEvent.click(open('/store', <Link to="/store">Store</Link>))

  expect(place()).toEqual(['/store', null, 'REPLACE'])
})

test.each([
  ['/store', 'page'],
  ['/store/sale', 'page'],
  ['/stores', null],
])('at %s the link to /store says %s', (address, current) => {
  expect(open(address, <NavLink to="/store">Store</NavLink>).getAttribute('aria-current')).toBe(current)
})

test.each(['pointerEnter', 'touchStart', 'focus'] as const)('%s has the page of a link brought', event => {
  $likelyPage.set(null)
  fireEvent[event](open('/', <Link to="/store?categories=dresses">Dresses</Link>))

  expect($likelyPage.get()).toEqual({ path: '/store?categories=dresses', isMeant: true })
})

test('a page that will open in another tab is not brought into this one', () => {
  $likelyPage.set(null)
  const link = (
    <Link to="/cart" target="_blank">
      Cart
    </Link>
  )
  fireEvent.pointerEnter(open('/', link))

  expect($likelyPage.get()).toBeNull()
})
