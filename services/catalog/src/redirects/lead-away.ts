import { MOST_REDIRECTS } from '@shop/contracts/staff/storefront/staff-redirects'
import type { Leading } from '@shop/service-kit/removing/removal'
import { checkTarget, type RedirectRules, wrong } from './check-redirect.ts'
import { toRedirectPath } from './redirect-path.ts'
import type { RedirectsRepository } from './redirects.repository.ts'

export type LeadAwayDeps = RedirectRules & {
  redirects: Pick<RedirectsRepository, 'find' | 'count' | 'leadAway' | 'takeBack'>
}

/** What becomes of the addresses of things that are archived or deleted (docs/rules.md, "Removing"). */
export function createLeadAway(deps: LeadAwayDeps): Pick<Leading, 'lead' | 'forget'> {
  return {
    async lead(addresses, to, { who, at }) {
      const paths = foldedOf(addresses)
      if (paths.length === 0) return
      if ((await deps.redirects.count()) + paths.length > MOST_REDIRECTS) throw wrong('leads_to', 'list_full')
      for (const from of paths) {
        // What goes at the same moment is no page to lead to.
        if (to !== null && paths.includes(toRedirectPath(to) ?? '')) throw wrong('leads_to', 'redirect_nowhere')
        const end = to === null ? { to: '/', to_path: '/', gone: true } : await checkTarget(deps, from, to, 'leads_to')
        await deps.redirects.leadAway({ from, ...end, by: who, at })
      }
    },
    forget: addresses => deps.redirects.takeBack(foldedOf(addresses)),
  }
}

function foldedOf(addresses: readonly string[]): string[] {
  return addresses.flatMap(address => toRedirectPath(address) ?? [])
}
