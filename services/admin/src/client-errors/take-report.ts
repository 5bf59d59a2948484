import type { clientErrorEndpoint, remoteLoadsEndpoint } from '@shop/contracts/client-errors'
import type { BodyOf } from '@shop/contracts/endpoint'
import type { RemoteName } from '@shop/contracts/parts'
import type { PartName } from '@shop/contracts/releases'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { PageViewed } from '@shop/service-kit/releases/signed'
import type { ClientErrors } from './client-errors.repository.ts'
import type { HourlyCounts } from './hourly-counts.repository.ts'
import { besideOf, type NewOutcome, type Outcomes } from './outcomes.repository.ts'
import type { PageViews } from './page-views.ts'

export type ReportDeps = {
  errors: ClientErrors
  counts: HourlyCounts
  outcomes: Outcomes
  pageViews: PageViews
  /** Judges the canary of a part in which something failed. */
  judge(part: PartName): Promise<void>
  clock: Clock
  log: Log
}

type Failure = BodyOf<typeof clientErrorEndpoint> & { remote: RemoteName }
type Loads = BodyOf<typeof remoteLoadsEndpoint> & { remotes: readonly RemoteName[] }

/** A remote failed in a browser: for the team, and against the version that the page has if our own server says which. */
export async function takeFailure(deps: ReportDeps, report: Failure, client: ClientKey): Promise<void> {
  const { errors, counts, outcomes, pageViews, judge, clock, log } = deps
  const { remote, message } = report
  const at = clock.now()
  const section = sectionOf(report.page)
  const view = pageViews.read(report.page_view)
  const version = view?.versions[remote] ?? (await pageViews.findClaimedVersion(remote, report.version))
  // The word of a browser, which may be made up: it never stands where our own processes write the id.
  const failed_request = report.request_id
  const facts = { remote, reason: message, route: section, failed_request, ...(version && { version }) }
  log.warn(facts, 'a remote did not load')
  await errors.add({ part: remote, version, message: messageClass(message), section }, at)
  await counts.add(remote, version, at, { reports: 1 })
  for (const outcome of outcomesOf(view, [remote], pageViews.networkDigest(client), at)) {
    const others = Object.entries(view?.versions ?? {}).filter(([part]) => part !== outcome.part)
    const isNew = await outcomes.recordFailure(outcome, others.map(besideOf))
    if (!isNew) continue
    const counted = { failures: 1, ...(isNew === 'page view' && { loads: 1 }) }
    await counts.add(outcome.part, outcome.version, at, counted)
    await judge(outcome.part)
  }
}

/** What failures are compared with. */
export async function takeLoads(deps: ReportDeps, { remotes, page_view }: Loads, client: ClientKey): Promise<void> {
  const { counts, outcomes, pageViews, clock } = deps
  const at = clock.now()
  const view = pageViews.read(page_view)
  for (const outcome of outcomesOf(view, remotes, pageViews.networkDigest(client), at))
    if (await outcomes.recordLoad(outcome)) await counts.add(outcome.part, outcome.version, at, { loads: 1 })
}

/** A broken host cannot report: it is judged by the remotes in it. */
function outcomesOf(view: PageViewed | null, remotes: readonly RemoteName[], network: string, at: Date): NewOutcome[] {
  const parts: readonly PartName[] = ['host', ...remotes]
  return parts.flatMap(part => {
    const version = view?.versions[part]
    return view && version ? [{ pageView: view.id, part, version, network, at }] : []
  })
}

/** How pages are called: no order and no token is a few words of small letters. */
const SECTION = /^(?=.{0,30}$)[a-z]*(?:-[a-z]+)*$/

/**
 * Only the first part of what is called like a page, for the rest may name an order or carry a token. Which pages there are,
 * remotes say in their releases; browsers report no address that their release does not know.
 */
function sectionOf(page: string): string {
  const first = firstOf(page.toLowerCase())
  return SECTION.test(first) ? `/${first}` : '/…'
}

function firstOf(path: string): string {
  return path.split(/[/?#]/).find(Boolean) ?? ''
}

const LONGEST = 160

const replaced: readonly (readonly [RegExp, string])[] = [
  // The file name of an address is enough: the rest may name an order or carry a token.
  [/\b(?:https?|wss?|file|blob|data):[^\s)'"]*/gi, '<address>'],
  [/[^\s@<>()'"]+@[^\s@<>()'"]+/g, '<e-mail>'],
  [/(?<![\w-])[\w-]{20,}(?![\w-])/g, '#'],
  [/\b(?=[a-f]*\d)[\da-f]{6,}\b/gi, '#'],
  [/\d+/g, '#'],
]

/** What messages of one failure have in common: without addresses, hashes, numbers and all else that differs between pages. */
export function messageClass(message: string): string {
  const named = message.replace(/\bhttps?:[^\s)'"?#]*\/([\w.-]+\.(?:js|css|json))[^\s)'"]*/gi, '$1')
  const alike = replaced.reduce((text, [pattern, by]) => text.replace(pattern, by), named)
  return alike.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
