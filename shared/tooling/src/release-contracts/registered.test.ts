import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS } from '@shop/calendar/durations'
import { quoteEndpoint } from '@shop/contracts/cart/cart'
import { callName, schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import { alteredFiles, digestOf } from '@shop/service-kit/releases/altered-files'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { type ReleaseEvent, type Releases, withStrike } from '@shop/service-kit/releases/releases'
import type { AppContract, ServicesContract } from '../releases/contract.ts'
import { publish } from '../releases/publish.ts'
import { servicesContract } from './call-schemas.ts'
import { onlyFields } from './field-tree.ts'
import { listServedVersions } from './read-contracts.ts'
import { registerServices, servicesNow } from './register-services.ts'
import { conflictsAmongServices, conflictsWithRegistered, selectReleased, stillUsed } from './registered.ts'
import { storeContract } from './stored-contract.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-contracts-'))
  folders.push(folder)
  return folder
}

const call = callName(quoteEndpoint)
const schemas = schemasOf(quoteEndpoint)
const shared = { provides: [], takes: [], packages: {} }
const cartCheckout: AppContract = {
  part: 'mf-cart-checkout',
  calls: [{ call, ...schemas, result: onlyFields(schemas.result, { quote: { lines: { '[]': { unit: {} } } } }) }],
  opens: {},
  exposes: ['remote', 'page-cart', 'slot-cart-popup'],
  imports: {},
  exports: {},
  types: {},
  shared,
}
const host: AppContract = {
  ...cartCheckout,
  part: 'host',
  calls: [],
  opens: { 'mf-cart-checkout': ['remote', 'page-cart', 'slot-cart-popup'] },
  exposes: [],
}

/** A registry in which these are handed out. */
async function aRegistry(...contracts: AppContract[]) {
  const parts = aFolder()
  const registry = { parts, store: createFolderStore(parts) }
  for (const contract of contracts) {
    const folder = aFolder()
    writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: {} }))
    await storeContract(folder, contract)
    await publish(registry, contract.part, { folder, inputs: '' }, 'release')
  }
  return registry
}

/** The services, the answer of one call without a field of its lines. */
function servicesWithout(field: string): ServicesContract {
  const services = structuredClone(servicesContract())
  const text = JSON.stringify(services.calls[call]?.result, (name, value) => {
    if (name === 'required') return value.filter((other: string) => other !== field)
    if (name !== 'properties') return value
    const { [field]: _, ...others } = value
    return others
  })
  return { ...services, calls: { ...services.calls, [call]: { ...schemas, result: JSON.parse(text) } } }
}

test('services that do not answer what a handed out remote reads are refused, with its name', async () => {
  const registry = await aRegistry(cartCheckout)
  const version = (await registry.store.read('mf-cart-checkout'))?.served[0]?.version

  const conflicts = (contract: ServicesContract) =>
    conflictsWithRegistered(registry, { name: 'the services', contract })
  const nothing = { problems: [], warnings: [], notProved: [] }
  expect(await conflicts(servicesContract())).toEqual(nothing)
  expect(await conflicts(servicesWithout('own_discount'))).toEqual(nothing)
  expect(await conflicts(servicesWithout('unit'))).toEqual({
    ...nothing,
    problems: [`mf-cart-checkout ${version} reads quote.lines[].unit of ${call}, which the services do not answer`],
  })
})

test('a remote is compared with the services that run, and with the host that opens its screens', async () => {
  const registry = await aRegistry(host)
  await registerServices(registry, 'release')
  const version = (await registry.store.read('host'))?.served[0]?.version
  const without = { ...cartCheckout, exposes: ['remote', 'page-cart'], calls: [{ call: 'GET /api/new', ...schemas }] }

  const conflicts = (contract: AppContract) => conflictsWithRegistered(registry, { name: contract.part, contract })
  expect(await conflicts(cartCheckout)).toEqual({ problems: [], warnings: [], notProved: [] })
  expect((await conflicts(without)).problems).toEqual([
    `host ${version} opens slot-cart-popup, which mf-cart-checkout does not expose`,
    'mf-cart-checkout calls GET /api/new, which the services have had in no registered version',
  ])
})

test('calls of a remote are not proved while no services are registered, as nothing says what they answer', async () => {
  const registry = await aRegistry(host)
  const asked = { name: cartCheckout.part, contract: cartCheckout }
  const found = () => conflictsWithRegistered(registry, asked)

  expect(await found()).toEqual({
    problems: [],
    warnings: [],
    notProved: [expect.stringContaining('npm run contracts registers those of this tree')],
  })
  await registerServices(registry, 'release')
  expect((await found()).notProved).toEqual([])
})

test('a part that visitors get without a contract leaves a release beside it not proved, and says what to do', async () => {
  const registry = await aRegistry()
  await registerServices(registry, 'release')
  const folder = aFolder()
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: {} }))
  const version = await publish(registry, 'host', { folder, inputs: 'of other sources' }, 'build')

  const { problems, notProved } = await conflictsWithRegistered(registry, { name: 'mf', contract: cartCheckout })
  expect(problems).toEqual([])
  expect(notProved).toEqual([expect.stringMatching(`^host ${version}, which visitors get, has no contract.json`)])
  expect(notProved[0]).toContain('npm run build -- host at its commit makes one')
})

test('a field that registered services had once is dropped, one that they never had is new', async () => {
  const registry = await aRegistry(host)
  const publishServices = async (contract: ServicesContract) => {
    const folder = aFolder()
    await storeContract(folder, contract)
    await publish(registry, 'services', { folder, inputs: '' }, 'release')
  }
  await publishServices(servicesWithout('unit'))
  const problems = async () =>
    (await conflictsWithRegistered(registry, { name: 'mf', contract: cartCheckout })).problems
  const field = `mf reads quote.lines[].unit of ${call}, which the services`
  expect(await problems()).toEqual([`${field} have answered in no registered version`])

  await publishServices(servicesContract())
  await publishServices(servicesWithout('unit'))
  expect(await problems()).toEqual([`${field} no longer answer`])
})

test('a remote is compared with the services that run, whatever is registered', async () => {
  const registry = await aRegistry(host)
  await registerServices(registry, 'release')
  const running = { name: 'the services that run', contract: servicesWithout('unit') }
  const asked = { name: cartCheckout.part, contract: cartCheckout }

  expect((await conflictsWithRegistered(registry, asked, running)).problems).toEqual([
    `mf-cart-checkout reads quote.lines[].unit of ${call}, which the services that run do not answer`,
  ])
})

test('services that rename a field which another service in service reads are refused', async () => {
  const registry = await aRegistry()
  const now = await servicesNow()
  expect(await conflictsAmongServices(registry, now)).toEqual({ problems: [], warnings: [] })
  await registerServices(registry, 'release')
  expect(await conflictsAmongServices(registry, now)).toEqual({ problems: [], warnings: [] })

  const text = JSON.stringify(now.contract).replaceAll('rate_hundredths', 'rate')
  const { problems, warnings } = await conflictsAmongServices(registry, { ...now, contract: JSON.parse(text) })
  expect(problems).toContain(
    'catalog reads rate_hundredths of POST /internal/rates/eur, which the services no longer answer',
  )
  expect(warnings).toContain(
    'catalog reads rate of POST /internal/rates/eur, which the services have answered in no registered version',
  )
})

test('services with the same calls are registered once', async () => {
  const registry = await aRegistry()
  const first = await registerServices(registry, 'release')

  expect([await registerServices(registry, 'release'), (await registry.store.read('services'))?.revision]).toEqual([
    first,
    1,
  ])
})

test('an altered contract is noticed like any other file', async () => {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: {} }))
  await storeContract(folder, host)
  expect(await alteredFiles(folder, await digestOf(folder))).toEqual([])

  writeFileSync(path.join(folder, 'contract.json'), '{}')
  expect(await alteredFiles(folder, await digestOf(folder))).toEqual(['contract.json'])
})

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`
const known = (version: string) => ({ version, digest: '', inputs: '', commit: '', at: '', by: 'olena' })
const event = (what: ReleaseEvent['what'], version: string, date: number): ReleaseEvent => ({
  what,
  version,
  at: day(date),
  by: 'olena',
})
const releases: Releases = {
  revision: 5,
  served: [{ version: 'd', share: 100 }],
  versions: ['d', 'c', 'b', 'a'].map(known),
  history: [event('release', 'd', 23), event('build', 'c', 20), event('release', 'b', 12), event('release', 'a', 1)],
}

test('what was handed out within a week may still be open somewhere', () => {
  const now = Date.parse(day(24))

  expect(listServedVersions(releases)).toEqual(['d'])
  expect(stillUsed(releases, now)).toEqual(['d', 'c', 'b'])
  expect(selectReleased(() => ['d', 'c'])(releases)).toEqual(['d'])
})

test('what was taken back may still be open for an hour, not for a week: the release that repairs it has not to go with it', () => {
  const back = { ...event('rollback', 'c', 24), from: 'd' }
  const { versions, history } = releases
  const taken: Releases = {
    ...releases,
    served: [{ version: 'c', share: 100 }],
    versions: versions.map(other => (other.version === 'd' ? { ...other, takenBack: true } : other)),
    history: [back, ...history],
  }
  const after = (minutes: number) => stillUsed(taken, Date.parse(day(24)) + minutes * 60_000)

  expect(after(59)).toEqual(['d', 'c', 'b'])
  expect(after(61)).toEqual(['c', 'b'])
})

test('a canary that was taken back counts for an hour as well', () => {
  const { versions, history } = releases
  const taken: Releases = {
    ...releases,
    versions: [{ ...known('e'), reach: 'share', takenBack: true }, ...versions],
    history: [{ ...event('rollback', 'd', 24), from: 'e' }, { ...event('canary', 'e', 24), share: 10 }, ...history],
  }

  expect(stillUsed(taken, Date.parse(day(24)) + 30 * 60_000)).toEqual(['e', 'd', 'c', 'b'])
  expect(stillUsed(taken, Date.parse(day(25)))).toEqual(['d', 'c', 'b'])
})

test('a version that was struck is open nowhere any more, and its strike shortens the time of no other', () => {
  const struck = withStrike(releases, { at: day(24), by: 'olena' }, 'b')
  const later: Releases = {
    ...struck,
    served: [{ version: 'e', share: 100 }],
    versions: [known('e'), ...struck.versions],
    history: [event('release', 'e', 30), ...struck.history],
  }

  expect(stillUsed(struck, Date.parse(day(24)))).toEqual(['d', 'c'])
  expect(stillUsed(later, Date.parse(day(30)) + DAY_MS * 6)).toEqual(['e', 'd'])
})
