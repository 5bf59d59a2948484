import { hostRoutes } from '@shop/contracts/pages'
import { BRAND } from '@shop/contracts/texts/page-texts'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { processorTime } from '../../../shared/testing/src/processor-time.ts'
import type { ServerRoute } from '../versions/routes.ts'
import * as matching from './match-route.ts'

let routes: readonly ServerRoute[] = []
const matchRoute = (path: string) => matching.matchRoute(path, routes)
const foldedPath = (path: string) => matching.foldedPath(path, routes)
const page = (path: string) => matchRoute(path)?.route.page ?? null

beforeAll(async () => {
  routes = [...hostRoutes.map(route => ({ ...route, title: BRAND })), ...(await allSourceRoutes())]
})

test('an address finds its page, with or without slashes at its end', () => {
  expect(['/', '/store', '/store/', '/product/DR-1042-BUR-R//'].map(page)).toEqual([
    'home',
    'store',
    'store',
    'product',
  ])
  expect(matchRoute('/product/DR-1042-BUR-R')?.params).toEqual({ article: 'DR-1042-BUR-R' })
})

test('whatever begins with /admin/ is the back office’s page', () => {
  expect(['/admin/orders', '/admin/other/nowhere/at/all', '/admin/'].map(page)).toEqual(['office', 'office', 'office'])
  expect(page('/administration')).toBeNull()
})

test('an unknown address finds no page', () => {
  expect(['/nope', '/store/x', '//store', '/product/', '/product/a/b'].map(page)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('an address of nothing but slashes costs no time', () => {
  // What takes the square of its length takes minutes here.
  const address = `/product${'/'.repeat(200_000)}x`

  expect(page(address)).toBeNull()
  expect(processorTime(() => page(address))).toBeLessThan(2000)
})

test('an address in capital letters leads to the known one, and its parameters keep their spelling', () => {
  expect(
    ['/Store', '/STORE/', '/Product/DR-1042-BUR-R', '/User', '/about-Us', '/Admin/images/DR-1'].map(foldedPath),
  ).toEqual(['/store', '/store', '/product/DR-1042-BUR-R', '/user', '/about-us', '/admin/images/DR-1'])
})

test('known and unknown addresses are not folded', () => {
  expect(['/', '/store', '/product/DR-1', '/Nope', '/Store/x'].map(foldedPath)).toEqual([null, null, null, null, null])
})
