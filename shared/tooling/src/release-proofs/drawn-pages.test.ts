import { hostRoutes } from '@shop/contracts/pages'
import { allSourceRoutes, routesOfSources } from '../source-routes.ts'
import { looksOf } from './drawn-pages.ts'
import { type Look, nameOfDrawn, sayLook } from './looks.ts'
import { readOfficeScreens } from './office-screens.ts'

const goods = ['/product/DR-1042-BUR-R', '/bundle/BN-9001-CAM']
const known = { released: ['/product/CO-2014-IVO-R'], trial: goods }

const of = (looks: readonly Look[], address: string) =>
  looks.filter(look => nameOfDrawn(look) === address).map(look => `${look.who}: ${sayLook(look)}`)
const all = (who: string) => [
  ...['uk', 'en'].flatMap(locale => [390, 1440].map(width => `${who}: ${locale} ${width} px`)),
  `${who}: uk 390 px on slow answers`,
]

test('guests see a page in both languages, on a phone and wide, and once on slow answers, with goods of the shop that is released to', async () => {
  const { released } = looksOf(
    { app: 'mf-catalog', routes: await routesOfSources('mf-catalog'), framed: [], screens: [] },
    known,
  )

  expect(of(released, '/product/CO-2014-IVO-R')).toEqual(all('guest'))
  expect(released.filter(({ who }) => who !== 'guest')).toEqual([])
})

test('customers see their own pages in the trial shop alone, and those of guests, too', async () => {
  const { released, trial } = looksOf(
    { app: 'mf-account', routes: await routesOfSources('mf-account'), framed: [], screens: [] },
    known,
  )

  expect(of(trial, '/user/personal/orders')).toEqual(all('customer'))
  expect(of(released, '/user/personal/orders')).toEqual([])
  expect(of(trial, '/newsletter/confirm')).toEqual(['customer: uk 390 px', 'customer: en 1440 px'])
  // Who is signed in is led away from them.
  expect(of(trial, '/user/login')).toEqual([])
})

test('a screen of the back office is seen by staff who have its right and as few others as can be', async () => {
  const routes = await routesOfSources('mf-admin')
  const { trial } = looksOf({ app: 'mf-admin', routes, framed: [], screens: await readOfficeScreens() }, known)

  expect(of(trial, '/admin/other/texts')).toEqual(all('content'))
  expect(of(trial, '/admin/other/payments')).toEqual(all('accountant'))
  expect(of(trial, '/admin/other/promo-codes')).toEqual(all('manager'))
  expect(of(trial, '/admin/other/releases')).toEqual(all('owner'))
  expect(of(trial, '/admin/images/DR-1042-BUR-R')).toEqual(all('content'))
  expect(of(trial, '/admin/bundles/BN-9001-CAM')).toEqual(all('content'))
})

test('what a remote fills in pages of others is opened once a language, popups of other remotes are not', async () => {
  const pages = { routes: await routesOfSources('mf-catalog'), framed: [], screens: [] }
  const { trial } = looksOf({ app: 'mf-catalog', ...pages }, known)

  expect(of(trial, 'size-guide over /product/DR-1042-BUR-R')).toEqual(['guest: uk 390 px', 'guest: en 1440 px'])
  expect(of(trial, 'header-search over /contacts')).toHaveLength(2)
  expect(trial.some(({ opens }) => opens === 'login')).toBe(false)
})

test('the host shows its own pages in each way, and those that it frames once a language, with all popups', async () => {
  const { released, trial } = looksOf(
    { app: 'host', routes: hostRoutes, framed: await allSourceRoutes(), screens: [] },
    known,
  )

  expect(of(released, '/contacts')).toEqual(all('guest'))
  expect(of(released, '/store')).toEqual(['guest: uk 390 px', 'guest: en 1440 px'])
  expect(of(trial, '/user/personal/orders')).toHaveLength(2)
  expect(of(trial, '/admin/home')).toHaveLength(2)
  expect(of(trial, 'login over /')).toHaveLength(2)
})
