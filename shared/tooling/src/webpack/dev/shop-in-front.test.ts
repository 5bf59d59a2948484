import { runningShop, shopInFront } from './shop-in-front.ts'

test('a dev server stands in front of the shop on this machine, or of the one that SHOP names', () => {
  expect(shopInFront({}, '')).toEqual({ shop: 'http://127.0.0.1:3000', isDeployed: false })
  expect(shopInFront({ HOST: '0.0.0.0', SHOP: 'http://127.0.0.1:3004/store' }, '')).toEqual({
    shop: 'http://127.0.0.1:3004',
    isDeployed: false,
  })
  expect(runningShop('https://levada.example')).toBe('https://levada.example')
})

test('HOST names a deployed shop by its address, or by the one in the configuration', () => {
  const deployed = { shop: 'https://levada.example', isDeployed: true }

  expect(shopInFront({ HOST: 'https://levada.example/' }, '')).toEqual(deployed)
  expect(shopInFront({ HOST: 'deployed' }, 'https://levada.example')).toEqual(deployed)
  expect(shopInFront({ HOST: 'deployed', RELEASES_URL: 'https://levada.example' })).toEqual(deployed)
})

test.each([
  [{ HOST: 'deployed' }, 'DEPLOYED_URL or RELEASES_URL'],
  [{ HOST: 'https://levada.example', SHOP: 'http://127.0.0.1:3001' }, 'leave one of them out'],
  [{ SHOP: 'levada.example' }, 'SHOP must be an address'],
])('%j is refused with what is missing', (env, reason) => {
  expect(() => shopInFront(env, '')).toThrow(reason)
})
