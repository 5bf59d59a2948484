import type { Shared } from '../webpack/shared-modules.ts'
import { missingScreens } from './check-release.ts'
import { sharingProblems } from './sharing-problems.ts'

const packages = { react: '19.3.1', '@module-federation/enhanced': '2.9.2' }
const sharing = (shared: Partial<Shared>) => ({ shared: { provides: [], takes: [], packages, ...shared } })
const account = sharing({ takes: ['react'] })
const besideHost = new Map([['host' as const, sharing({ provides: ['react', '@shop/shell/cart/cart'] })]])

test('a slot that the shop asks for and the build has not is named', () => {
  const names = ['remote', 'page-cart', 'slot-cart-popup']
  const chunks = Object.fromEntries(names.map(name => [name, []]))

  expect(missingScreens('mf-cart-checkout', chunks)).toEqual(['slot-payment-unavailable'])
})

test('a remote may take only what the host that is handed out brings', () => {
  expect(sharingProblems('mf-catalog', sharing({ takes: ['react'] }), besideHost)).toEqual([])
  expect(sharingProblems('mf-catalog', sharing({ takes: ['@shop/shell/new'] }), besideHost)).toEqual([
    'mf-catalog takes @shop/shell/new, which the host does not bring',
  ])
})

test('a host that no longer brings what a remote takes names that remote', () => {
  const without = sharing({ provides: ['@shop/shell/cart/cart'] })

  expect(sharingProblems('host', without, new Map([['mf-account', account]]))).toEqual([
    'mf-account takes react, which the host does not bring',
  ])
})

test('another major of React and any other federation do not go with the host, a newer minor of React does', () => {
  const built = (react: string, federation: string) =>
    sharing({ packages: { react, '@module-federation/enhanced': federation } })

  expect(sharingProblems('mf-catalog', built('19.9.0', '2.9.2'), besideHost)).toEqual([])
  expect(sharingProblems('mf-catalog', built('20.0.0', '2.9.3'), besideHost)).toEqual([
    'mf-catalog has react 20.0.0, the host 19.3.1',
    'mf-catalog has @module-federation/enhanced 2.9.3, the host 2.9.2',
  ])
})
