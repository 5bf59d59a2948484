import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { quoteEndpoint } from '@shop/contracts/cart/cart'
import { callName, schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { servicesNow } from '../release-contracts/register-services.ts'
import { storeContract } from '../release-contracts/stored-contract.ts'
import type { AppContract, Calls } from '../releases/contract.ts'
import { publish } from '../releases/publish.ts'
import { contractProblems } from './service-proofs.ts'

const quote = callName(quoteEndpoint)
const schemas = schemasOf(quoteEndpoint)
const cart: AppContract = {
  part: 'mf-cart-checkout',
  calls: [{ call: quote, ...schemas }],
  opens: {},
  exposes: [],
  imports: {},
  exports: {},
  types: {},
  shared: { provides: [], takes: [], packages: {} },
}
const folder = mkdtempSync(path.join(tmpdir(), 'shop-service-proofs-'))
const [built, parts] = ['built', 'parts'].map(name => path.join(folder, name)) as [string, string]
const registry = { parts, store: createFolderStore(parts) }

beforeAll(async () => {
  mkdirSync(built)
  writeFileSync(path.join(built, 'assets.json'), JSON.stringify({ integrity: {} }))
  await storeContract(built, cart)
  await publish(registry, cart.part, { folder: built, inputs: '' }, 'release')
})
afterAll(() => rmSync(folder, { recursive: true }))

const all = servicesNow().then(({ contract }) => contract.calls)
const without = (calls: Calls): Calls => Object.fromEntries(Object.entries(calls).filter(([name]) => name !== quote))

test('a service that no longer answers what an app calls is refused', async () => {
  const calls = without(await all)
  const contracts = { 'cart-checkout': await all }
  const { problems } = await contractProblems(registry, { service: 'cart-checkout', version: 'b2', calls, contracts })

  expect(problems).toEqual([expect.stringMatching(`calls ${quote}, which cart-checkout b2 do not have$`)])
})

test('what another service lacks already keeps no team from releasing its own', async () => {
  const contracts = { 'cart-checkout': without(await all), account: {} }
  const { problems, notes } = await contractProblems(registry, {
    service: 'account',
    version: 'a2',
    calls: {},
    contracts,
  })

  expect(problems).toEqual([])
  expect(notes).toContainEqual(
    expect.stringMatching(`^mf-cart-checkout .* calls ${quote}, which the services that run do not have$`),
  )
})
