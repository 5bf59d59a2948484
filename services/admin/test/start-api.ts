import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { closersOfNow } from '@shop/testing/after-test'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { freshDatabase, preparedDatabase } from '@shop/testing/database'
import { openDoor } from '@shop/testing/open-door'
import type { Db } from 'mongodb'
import { type AdminDeps, createAdminService } from '../src/service.ts'
import type { StaffRole } from '../src/staff/staff.ts'
import { type Answers, stubOwners } from './stub-owners.ts'

/** What the host server of these tests would sign with. */
export const releasesSecret = 'only for tests, long enough'

/** The password of all staff whom `openAs` creates. */
export const passwordOfTest = 'quite a long word'

/** Password, and code where there is a second factor, shown again in this session. */
export async function confirmIdentity(browser: Browser, password: string, code?: string): Promise<void> {
  const { status } = await browser.post('/api/admin/me/step-up', { password, ...(code && { code }) })
  if (status !== 200) throw new Error(`The identity was not confirmed: ${status}`)
}

/** The admin service on a fresh database, beside services that answer samples, or what a test gives. */
export async function startApi(deps: Partial<AdminDeps> = {}, answers: Answers = {}) {
  const closers = closersOfNow()
  // A test that brings its own operator starts without accounts.
  const db = deps.db ?? (await (deps.operator ? freshDatabase() : preparedDatabase(makeOwner)))
  const { ask, asked } = stubOwners(answers)
  const service = await createAdminService({ ...depsOf(db, ask), ...deps })
  const url = await openDoor(service, closers)
  const open = () => createBrowser(url)

  async function openAs(role: StaffRole) {
    const login = { login: `${role}-of-test`, password: passwordOfTest }
    await service.createStaff({ ...login, role })
    const browser = open()
    await browser.post('/api/admin/login', login)
    return browser
  }
  /** For the calls that a session alone does not allow. */
  async function openConfirmed(role: StaffRole) {
    const browser = await openAs(role)
    await confirmIdentity(browser, passwordOfTest)
    return browser
  }
  return { db, service, url, open, openAs, openConfirmed, asked }
}

function depsOf(db: Db, ask: AdminDeps['ask']): AdminDeps {
  const config = { publicOrigin: null, trustedProxies: 1, limitsFactor: 1 }
  const operator = { login: 'Olha', password: 'twelve letters' }
  const releases = { store: createReleasesRepository(db), root: '/nowhere', secret: releasesSecret }
  return { db, ask, clock: systemClock, log: silentLog, operator, releases, ...config }
}

/** Long before any test, so that no session is older than its account. */
async function makeOwner(db: Db): Promise<void> {
  const clock = { now: () => new Date('2026-01-01T08:00:00Z') }
  const service = await createAdminService({ ...depsOf(db, stubOwners().ask), clock })
  await service.close()
}
