import { serviceNames } from '@shop/contracts/parts'
import { slotNames } from '@shop/tooling/parts/deploy-blocks'
import { decided, environmentOf, inCompose } from './compose-file.ts'
import { onLoopback } from './on-loopback.ts'

test('of each service two copies are started, and a third only where its slot is asked for', () => {
  for (const name of serviceNames) {
    const [first, second, third] = slotNames(name)

    expect([first, second, third].map(slot => inCompose(slot).profiles)).toEqual([undefined, undefined, ['free-slot']])
    for (const slot of [second, third])
      expect({ ...inCompose(slot), profiles: undefined }).toEqual({ ...inCompose(first), profiles: undefined })
  }
  expect(inCompose('host-2')).toEqual(inCompose('host'))
})

test('all slots of a service are known to the host, the door and the other services', () => {
  for (const name of ['host', 'door', ...serviceNames])
    expect(environmentOf(name, decided)).toMatchObject({
      HOST_URL: 'http://host:4000,http://host-2:4000',
      CATALOG_URL: 'http://catalog:4001,http://catalog-2:4001,http://catalog-3:4001',
      ADMIN_URL: 'http://admin:4004,http://admin-2:4004,http://admin-3:4004',
    })
})

test('on one machine the first copy of each is asked at its port', () => {
  const env = onLoopback(environmentOf('host', decided), { catalog: 5001 }, 'mongodb://127.0.0.1')

  expect(env.CATALOG_URL).toBe('http://127.0.0.1:5001')
})
