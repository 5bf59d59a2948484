import { $isMenuOpen, closeMenu, openMenuAskedFor } from '../header/menu.ts'

afterEach(closeMenu)

test('a visitor who pressed the menu before the shop had started gets it, and the address is the page’s again', () => {
  history.replaceState({ from: 'list' }, '', '/store?categories=dresses#menu')
  openMenuAskedFor()

  expect($isMenuOpen.get()).toBe(true)
  expect(location.pathname + location.search + location.hash).toBe('/store?categories=dresses')
  expect(history.state).toEqual({ from: 'list' })
})

test('an address that names another place of the page opens nothing', () => {
  history.replaceState(null, '', '/about-us#contacts')
  openMenuAskedFor()

  expect($isMenuOpen.get()).toBe(false)
  expect(location.hash).toBe('#contacts')
})
