import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { keyOfService, type ReleasedService } from '@shop/contracts/released-services'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { appNames } from '@shop/tooling/apps'
import { followRollout, requestRelease, requestRollback } from '@shop/tooling/service-releases/request-release'
import { makeServiceVersion } from '@shop/tooling/service-releases/service-version'
import { readShape } from '@shop/tooling/service-releases/shape-state'
import { treeOfVersion } from '@shop/tooling/service-releases/version-tree'
import { purchase, stockUp } from '../bench/harness/purchases.ts'
import { root } from '../production-shape/compose-file.ts'
import { openShape, type Shape } from './open-shape.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-service-releases-'))
const parts = path.join(folder, 'parts')
const registry = { parts, store: createFolderStore(parts) }
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const READ = '/api/bundles/all'
let shape: Shape

beforeAll(async () => {
  for (const app of appNames) {
    mkdirSync(path.join(parts, app), { recursive: true })
    symlinkSync(path.join(root, app, 'dist'), path.join(parts, app, 'dist'))
  }
  shape = await openShape({
    folder: path.join(folder, 'shape'),
    parts,
    startMs: 20_000,
    besides: { LIMITS_FACTOR: '1000000', CALLS_IN_FLIGHT: '1000', DRAIN_SECONDS: '2' },
  })
  await shape.seed()
  const client = await connectMongo(shape.databaseUri)
  await stockUp(databaseOf(client, 'catalog'))
  await client.close()
})

afterAll(async () => {
  await shape?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A version of HEAD with other lines around the start of its service. */
async function makeVersion(service: ReleasedService, version: string, change: (main: string) => string): Promise<void> {
  const made = await makeServiceVersion(parts, service, { commit, version })
  const main = path.join(treeOfVersion(made), `services/${service}/src/main.ts`)
  writeFileSync(main, change(readFileSync(main, 'utf8')))
}

/** Lets the catalogue run this for each call, behind its metrics. */
const withStep = (step: string) => (main: string) =>
  `${main.replace(/createCatalogService\(\{/, 'withStep({')}
async function withStep(deps: Parameters<typeof createCatalogService>[0]) {
  const service = await createCatalogService(deps)
  service.app.middleware.splice(3, 0, async (ctx, next) => { ${step} })
  return service
}
`

async function release(service: ReleasedService, version: string, watchSeconds = 4) {
  await requestRelease(registry, service, { version, reason: 'a test' }, watchSeconds)
  return follow(service, version)
}

async function follow(service: ReleasedService, version: string) {
  const isThere = async () => true
  return followRollout(() => readRollout(parts, service), version, { onLine: () => undefined, isThere })
}

const versionsOf = (service: ReleasedService) => shape.groups[service].copies().map(({ version }) => version)
const servedBy = async (service: ReleasedService) => (await registry.store.read(keyOfService(service)))?.served

/** Readers and a buyer who go on while something is done; what failed for them, and what readers saw. */
async function whileCustomersCome(work: () => Promise<unknown>) {
  const failed: string[] = []
  const seen = new Set<string | null>()
  let calls = 0
  let isOver = false
  const again = async (once: () => Promise<unknown>) => {
    while (!isOver) {
      calls += 1
      await once().catch(error => failed.push(String(error)))
    }
  }
  const read = async () => {
    const answer = await fetch(`${shape.url}${READ}`)
    seen.add(answer.headers.get('x-catalogue'))
    await answer.arrayBuffer()
    if (!answer.ok) failed.push(`${READ} ${answer.status}`)
    await pause(10)
  }
  let turn = 0
  const buy = () => purchase(shape.url, turn++)
  const customers = [again(read), again(read), again(buy)]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(customers)
  }
  return { failed, seen: [...seen], calls, bought: turn }
}

test('a changed catalogue goes into service copy by copy while customers read and buy, and no call of theirs fails', async () => {
  await makeVersion('catalog', 'aaaaaaaaaaaa', withStep("ctx.set('x-catalogue', 'newer'); await next()"))

  const came = await whileCustomersCome(async () => {
    expect(await release('catalog', 'aaaaaaaaaaaa')).toMatchObject({ state: 'over' })
  })

  expect(came.failed).toEqual([])
  expect(came.seen).toEqual([null, 'newer'])
  expect(came.bought).toBeGreaterThan(1)
  expect(versionsOf('catalog')).toEqual(['aaaaaaaaaaaa', 'aaaaaaaaaaaa'])
})

test('a version that answers with errors is taken back by itself, and the registry says so', async () => {
  const fails = `if (ctx.path !== '${READ}') return next(); ctx.state.route = '${READ}'; ctx.status = 500`
  await makeVersion('catalog', 'bbbbbbbbbbbb', withStep(fails))

  const came = await whileCustomersCome(async () => {
    const report = await release('catalog', 'bbbbbbbbbbbb', 60)
    expect(report?.state).toBe('taken back')
    expect(report?.lines.at(-1)).toMatch(/^\d+ of its \d+ answers were errors, of the version before 0 of \d+$/)
  })

  expect(new Set(came.failed)).toEqual(new Set([`${READ} 500`]))
  expect(versionsOf('catalog')).toEqual(['aaaaaaaaaaaa', 'aaaaaaaaaaaa'])
  expect(await servedBy('catalog')).toEqual([{ version: 'aaaaaaaaaaaa', share: 100 }])
  const releases = await registry.store.read('services/catalog')
  expect(releases?.history[0]).toMatchObject({ what: 'rollback', by: 'automatic', from: 'bbbbbbbbbbbb' })
})

test('a version that is never ready, one that starts too slowly and one that ends are refused, and the copies stay', async () => {
  const before = { account: versionsOf('account'), admin: versionsOf('admin'), cart: versionsOf('cart-checkout') }
  const neverReady = (main: string) =>
    main.replace(
      /createAccountService\((.*)\)/,
      'createAccountService($1).then(service => ({ ...service, ready: async () => false }))',
    )
  await makeVersion('account', 'cccccccccccc', neverReady)
  await makeVersion(
    'admin',
    'dddddddddddd',
    main =>
      `${main.replace('await startService', 'await new Promise(go => setTimeout(go, 60_000))\nawait startService')}`,
  )
  await makeVersion('cart-checkout', 'eeeeeeeeeeee', main => `${main}\nthrow new Error('no such setting')\n`)

  const came = await whileCustomersCome(async () => {
    const reports = await Promise.all([
      release('account', 'cccccccccccc'),
      release('admin', 'dddddddddddd'),
      release('cart-checkout', 'eeeeeeeeeeee'),
    ])
    expect(reports.map(report => [report?.state, report?.lines.at(-1)])).toEqual([
      ['refused', 'account cccccccccccc was not ready within 20 s: /health/ready answers 503 (red: account)'],
      ['refused', 'admin dddddddddddd was not ready within 20 s: nothing answers at its port'],
      ['refused', expect.stringContaining('cart-checkout eeeeeeeeeeee ended before it was ready (1)')],
    ])
  })

  expect(came.failed).toEqual([])
  expect({ account: versionsOf('account'), admin: versionsOf('admin'), cart: versionsOf('cart-checkout') }).toEqual(
    before,
  )
  expect(await servedBy('admin')).toEqual([{ version: 'working-tree', share: 100 }])
})

test('the way back leads copy by copy to the version before, and no call of a customer fails', async () => {
  const came = await whileCustomersCome(async () => {
    expect(await requestRollback(registry, 'catalog')).toBe('working-tree')
    expect(await follow('catalog', 'working-tree')).toMatchObject({ state: 'over' })
  })

  expect(came.failed).toEqual([])
  expect(versionsOf('catalog')).toEqual(['working-tree', 'working-tree'])
})

test('a copy that is killed is started again, and the shape says so to the commands', async () => {
  const [copy] = shape.groups.account.copies()
  process.kill(copy?.pid() ?? 0, 'SIGKILL')

  const isBack = async () => (await fetch(`http://127.0.0.1:${copy?.slot.port}/health/ready`).catch(() => null))?.ok
  while ((await copy?.restarts()) !== 1 || !(await isBack())) await pause(50)

  expect((await readShape(path.join(folder, 'shape')))?.services.account).toHaveLength(2)
})
