import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import type { Written } from '@shop/service-kit/between-services/staff-calls'
import { factsOf } from './bundle-actions.ts'
import { type BundleChange, type BundleChangeDeps, changeBundle } from './change-bundles.ts'
import { toStaffBundle } from './staff-bundles.ts'

/** Changes a bundle; what the audit log keeps are its facts before and after. */
export async function writeBundle(
  deps: BundleChangeDeps,
  action: `bundle_${string}`,
  asked: BundleChange,
): Promise<Written<{ bundle: StaffBundle }>> {
  const { before, after } = await changeBundle(deps, asked)
  const bundle = await toStaffBundle(deps, after)
  const change = { action, subject: asked.article, before: factsOf(before), after: factsOf(after) }
  return { answer: { bundle }, change }
}
