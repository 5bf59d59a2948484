import { deleteAccountEndpoint, exportDataEndpoint } from '@shop/contracts/customers/privacy'
import { browserCookie, clearCookie, forgetPerson } from '@shop/service-kit/auth/cookies'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import { invalid } from '@shop/service-kit/calls/fields'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { type ForgetDeps, forgetCustomer } from './forget-customer.ts'
import { type OwnDataDeps, ownData } from './own-data.ts'

type PrivacyDeps = ForgetDeps & OwnDataDeps & { limits: Limits; passwords: Passwords }

const QUARTER = 15 * 60
const exports: SubjectRule = { counts: 'subject', name: 'export', max: 10, seconds: 3600, onStoreDown: 'allow' }
const proofs: SubjectRule = { counts: 'subject', name: 'delete-account', max: 5, seconds: QUARTER, onStoreDown: 'deny' }

export function addPrivacyRoutes(routes: Routes, deps: PrivacyDeps): void {
  const { customers, limits, passwords } = deps

  handle(routes, exportDataEndpoint, async ({ customer }) => {
    const { id } = customer()
    await limits.take(exports, id)
    return { data: await ownData(deps, id) }
  })

  handle(routes, deleteAccountEndpoint, async ({ customer, body, ctx }) => {
    const { id } = customer()
    await limits.take(proofs, id)
    const found = await customers.findById(id)
    // A session left open on a shared device must not be enough.
    if (!(await passwords.matches(body.password, found?.passwordHash ?? null)))
      throw invalid('password', 'password_wrong')
    if (found) await forgetCustomer(deps, found)
    if (ctx) forgetPerson(ctx)
    if (ctx) clearCookie(ctx, browserCookie)
    return {}
  })
}
