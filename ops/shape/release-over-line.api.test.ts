import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { createBrowser } from '@shop/testing/browser'
import { appNames } from '@shop/tooling/apps'
import { copyRepository } from '../new-part/copy-repository.ts'
import { root } from '../production-shape/compose-file.ts'
import { openShape, type Shape } from './open-shape.ts'

// `npm run release -- catalog` and its like as a team's machine runs them, against a shop whose shape shares no disk with it.
jest.setTimeout(900_000)

const folder = mkdtempSync(path.join(tmpdir(), 'shop-service-line-'))
const READ = '/api/bundles/all'
const owner = { login: 'olena', password: 'twelve letters of the owner' }
const tokenOf = { catalogue: newToken(), checkout: newToken() }
let shape: Shape
let team: ReturnType<typeof copyRepository>

beforeAll(async () => {
  const parts = path.join(folder, 'parts')
  for (const app of appNames) {
    mkdirSync(path.join(parts, app), { recursive: true })
    symlinkSync(path.join(root, app, 'dist'), path.join(parts, app, 'dist'))
  }
  const tokens = [
    `catalogue:mf-catalog,catalog=${tokenDigest(tokenOf.catalogue)}`,
    `checkout:cart-checkout=${tokenDigest(tokenOf.checkout)}`,
  ]
  shape = await openShape({
    folder: path.join(folder, 'shape'),
    parts,
    startMs: 60_000,
    variables: { RELEASE_TOKENS: tokens.join(' '), ADMIN_LOGIN: owner.login, ADMIN_PASSWORD: owner.password },
    besides: { LIMITS_FACTOR: '1000000', CALLS_IN_FLIGHT: '1000', DRAIN_SECONDS: '2' },
  })
  team = copyRepository()
  git('init', '--quiet')
  commit('as it is')
})

afterAll(async () => {
  await shape?.stop()
  team?.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function git(...args: string[]): string {
  const own = ['user.name=team', 'user.email=team@levada.example', 'commit.gpgsign=false'].flatMap(one => ['-c', one])
  return execFileSync('git', [...own, ...args], { cwd: team.folder, encoding: 'utf8' }).trim()
}

/** Gives the version that the commit is. */
function commit(subject: string): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
  return git('rev-parse', 'HEAD').slice(0, 12)
}

/** Lets the catalogue of the team run this for each call, behind its metrics. */
function change(step: string, subject: string): string {
  const file = path.join(team.folder, 'services/catalog/src/main.ts')
  const main = readFileSync(file, 'utf8').split('\n// of the test')[0] ?? ''
  const changed = main.replace(/(?:createCatalogService|withStep)\(\{/, 'withStep({')
  writeFileSync(
    file,
    `${changed}
// of the test
async function withStep(deps: Parameters<typeof createCatalogService>[0]) {
  const service = await createCatalogService(deps)
  service.app.middleware.splice(3, 0, async (ctx, next) => {
    ${step}
  })
  return service
}
`,
  )
  return commit(subject)
}

type Ended = { code: number; printed: string }

/** With no variables but those that a team sets. */
function run(command: string, args: readonly string[], token = tokenOf.catalogue): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, RELEASES_URL: shape.url, RELEASES_TOKEN: token }
  const options = { cwd: team.folder, env, maxBuffer: 64 * 1024 * 1024 }
  return new Promise(resolve =>
    execFile('npm', ['run', '--silent', command, '--', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    ),
  )
}
const release = (watch: number, token?: string) =>
  run('release', ['catalog', '--watch', String(watch), '--skip-tests', '--unproved', 'they passed before'], token)

async function openOffice() {
  const staff = createBrowser(shape.url)
  expect((await staff.post('/api/admin/login', owner)).status).toBe(200)
  const read = async () => (await staff.get('/api/admin/releases')).body as unknown as { services: StaffService[] }
  const catalogue = async () => (await read()).services.find(({ service }) => service === 'catalog')
  const leadBack = async () => {
    const body = { part: 'catalog', revision: (await catalogue())?.revision }
    expect((await staff.post('/api/admin/releases/rollback', body)).status).toBe(200)
  }
  const audit = async () => {
    const { body } = await staff.get('/api/admin/audit?kind=release')
    return (body.entries as { action: string; subject: string; who: string }[])
      .filter(({ subject }) => subject === 'catalog')
      .map(({ action, who }) => `${action} ${who}`)
  }
  return { catalogue, leadBack, audit }
}

const versionsOf = () => shape.groups.catalog.copies().map(({ version }) => version)
const answeredBy = async () => (await fetch(`${shape.url}${READ}`)).headers.get('x-catalogue')
async function until(good: () => Promise<boolean>): Promise<void> {
  while (!(await good())) await pause(200)
}

test('a team proves its service, sends it to the shop, and its copies are replaced; audit and office say who and why', async () => {
  const version = change("ctx.set('x-catalogue', 'newer'); await next()", 'a newer catalogue')

  const { code, printed } = await release(4)

  expect(printed).toMatch(/^ok +types /m)
  expect(printed).toMatch(/^(?:ok|NOT PROVED) +start /m)
  expect(printed).toContain('starts it on a copy of the shop’s data before a customer has it')
  expect(printed).toContain(`catalog: copy 2 of 2 is ${version}`)
  expect([code, printed]).toEqual([0, expect.stringContaining(`catalog is at ${version}`)])
  expect([versionsOf(), await answeredBy()]).toEqual([[version, version], 'newer'])
  const office = await openOffice()
  expect(await office.catalogue()).toMatchObject({
    served: { version, files: 'as_released' },
    versions: [
      { version, by: 'catalogue', reason: 'a newer catalogue', unproved: { why: 'they passed before' } },
      { version: 'working-tree' },
    ],
    rollout: { version, state: 'over' },
  })
  expect(await office.audit()).toEqual(['release_publish catalogue'])
  const listed = await run('releases', [])
  expect(listed.printed).toMatch(new RegExp(`services/catalog\\n +${version} +100%.*a newer catalogue`))
})

test('another team’s token releases nothing', async () => {
  const before = versionsOf()

  const { code, printed } = await run('rollback', ['catalog'], tokenOf.checkout)

  expect([code, printed]).toEqual([1, expect.stringContaining('RELEASES_TOKEN may not release catalog')])
  expect(versionsOf()).toEqual(before)
})

test('what the office leads back while it is watched goes copy by copy, and the command says what became of it', async () => {
  const [before = ''] = versionsOf()
  const version = change("ctx.set('x-catalogue', 'newest'); await next()", 'the newest catalogue')
  const office = await openOffice()

  const released = release(120)
  await until(async () => (await office.catalogue())?.rollout?.watched_until !== undefined)
  expect(await office.catalogue()).toMatchObject({ served: { version }, rollout: { version, state: 'under_way' } })
  await office.leadBack()

  const { code, printed } = await released
  expect([code, printed]).toEqual([1, expect.stringContaining(`${version} is taken back: another version is wanted`)])
  await until(async () => (await office.catalogue())?.rollout?.version === before)
  expect(await office.catalogue()).toMatchObject({
    served: { version: before },
    versions: [{ version, is_taken_back: true }, { version: before }, {}],
    rollout: { version: before, state: 'over' },
  })
  expect([versionsOf(), await answeredBy()]).toEqual([[before, before], 'newer'])
  expect((await office.audit())[0]).toBe(`release_rollback ${owner.login}`)
})

test('the team leads back and strikes over the line, and no way leads to what it struck', async () => {
  const [before = ''] = versionsOf()
  const back = await run('rollback', ['catalog', 'working-tree', '--why', 'prices of yesterday'])
  expect([back.code, back.printed]).toEqual([0, expect.stringContaining('catalog is at working-tree')])
  expect([versionsOf(), await answeredBy()]).toEqual([['working-tree', 'working-tree'], null])

  const struck = await run('strike', ['catalog', before, '--yes'])
  expect([struck.code, struck.printed]).toEqual([0, expect.stringContaining(`catalog ${before} is struck`)])
  const refused = await run('rollback', ['catalog', before])
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('it was struck')])
})
