import { reachedFiles } from '@shop/tooling/dev/reached-files'
import { root } from '@shop/tooling/webpack/root'
import { type DevPart, devParts, partsToRestart, scriptOf } from './parts-to-restart.ts'

const reached = new Map(devParts.map(part => [part, reachedFiles([scriptOf(part)], root)]))
const restarted = (...files: string[]) => partsToRestart(files, part => reached.get(part) ?? new Set<string>())

const services: DevPart[] = ['catalog', 'cart-checkout', 'account', 'admin']

test.each<[string, DevPart[]]>([
  ['services/catalog/src/home/home.routes.ts', ['catalog']],
  ['services/account/src/emails/email.html', ['account']],
  ['services/cart-checkout/package.json', ['cart-checkout']],
  ['services/gateway/src/door/proxy.ts', ['door']],
  ['host/server/files/robots.ts', ['host-server']],
  ['shop/src/dev-outbox/outbox-page.ts', ['door']],
])('%s restarts %p alone', (file, parts) => {
  expect(restarted(file)).toEqual(parts)
})

test('a shared module restarts those that run it', () => {
  expect(restarted('shared/service-kit/src/service/start-service.ts')).toEqual(services)
  expect(restarted('shared/service-kit/src/app/create-app.ts')).toEqual([...services, 'host-server', 'door'])
  expect(restarted('shared/pricing/src/totals.ts')).toEqual(
    devParts.filter(part => reached.get(part)?.has('shared/pricing/src/totals.ts')),
  )
})

test('a list that a shared package reads restarts those that run something of the package', () => {
  expect(restarted('shared/service-kit/src/auth/common-passwords.txt')).toEqual([...services, 'host-server', 'door'])
})

test('tests, texts about the code, and what only browsers load restart nothing', () => {
  expect(
    restarted(
      'services/catalog/src/home/home.api.test.ts',
      'services/catalog/test/start-api.ts',
      'shared/service-kit/README.md',
      'shared/ui-kit/src/Button.tsx',
      'services/embedded-mongo/src/server.ts',
    ),
  ).toEqual([])
})

test('files of several services restart each of them once', () => {
  expect(restarted('services/admin/src/main.ts', 'services/catalog/src/main.ts', 'services/admin/src/auth.ts')).toEqual(
    ['catalog', 'admin'],
  )
})
