import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { endLevelEndpoint, giveLevelEndpoint } from '@shop/contracts/staff/customers/customer-cards'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { invalid } from '@shop/service-kit/calls/fields'
import type { BaseCustomer } from '../customers/base-customer.ts'
import { customerPage, oneCustomer, type PageDeps } from './customer-page.ts'

/** Nobody remembers longer why it was given. */
const LONGEST_DAYS = 730

/** A level that staff give beside what purchases have earned, with a reason and an end (docs/rules.md, "Loyalty"). */
export function addLevelByHandCalls(calls: InternalCalls, deps: PageDeps): void {
  const { customerBase, clock } = deps

  staffWrite(calls, giveLevelEndpoint, async ({ params: { id }, body, who }) => {
    const before = await accountOf(deps, id)
    const { level, valid_until, reason } = body
    const today = kyivDay(clock.now())
    if (valid_until < today || valid_until > addDays(today, LONGEST_DAYS)) throw invalid('valid_until', 'day_invalid')
    await customerBase.setLevelByHand(id, { level, until: valid_until, reason, who, at: clock.now() })
    const change = { action: 'customer_level', subject: id, before: loggedLevel(before), after: { level, valid_until } }
    return { answer: { customer: await customerPage(deps, id) }, change }
  })

  staffWrite(calls, endLevelEndpoint, async ({ params: { id } }) => {
    const before = await accountOf(deps, id)
    await customerBase.setLevelByHand(id, null)
    const change = { action: 'customer_level_end', subject: id, before: loggedLevel(before) }
    return { answer: { customer: await customerPage(deps, id) }, change: before.levelByHand ? change : null }
  })
}

async function accountOf(deps: PageDeps, id: string): Promise<BaseCustomer> {
  const found = await oneCustomer(deps, id)
  if (found.kind) throw new ShopError('level_needs_account')
  return found
}

function loggedLevel({ levelByHand }: BaseCustomer) {
  return levelByHand ? { level: levelByHand.level, valid_until: levelByHand.until } : null
}
