import { setTimeout as pause } from 'node:timers/promises'
import { isReleasedService, type ReleasedService } from '@shop/contracts/released-services'
import {
  changeReleasesEndpoint,
  type ReleaseChange,
  type ReleasedName,
  registeredReleasesEndpoint,
  runningContractsEndpoint,
} from '@shop/contracts/staff/release-store'
import { TOKEN_WARNING_DAYS } from '@shop/contracts/staff/team-tokens'
import { RELEASE_FILES_PATH } from '@shop/contracts/upload-paths'
import { createLimiter } from '@shop/service-kit/process/limiter'
import type { Releases } from '@shop/service-kit/releases/releases'
import type { RolloutReport } from '@shop/service-kit/releases/rollout-report'

/** A shop that takes releases over the line, and what opens it. */
export type StoreAddress = { url: string; token: string }

/** A file of a version. */
export type StoredFile = { part: ReleasedName; version: string; name: string }

export type StoreCalls = ReturnType<typeof createStoreCalls>

const PATIENCE_MS = 60_000
const MOST_TRIES = 4
const PAUSE_MS = 500
/** Less than the door lets one address have at work, for others may come from it too. */
const AT_ONCE = 8
/** So soon the door has room again; who tried wrong tokens waits longer. */
const SOON_SECONDS = 5
const DAY_MS = 24 * 60 * 60_000

/** The calls of the store. A file that did not arrive is sent again: the store finds the same file no mistake. */
export function createStoreCalls({ url, token }: StoreAddress, warn: (line: string) => void = console.warn) {
  const limiter = createLimiter(AT_ONCE)
  const send = (method: string, path: string, init: RequestInit = {}) =>
    limiter(() =>
      fetch(`${url}${path}`, {
        ...init,
        method,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
        // A token goes to the address that was named, and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    )
  let hasWarned = false
  function warnOfEnd(endsAt: string): void {
    if (hasWarned || Date.parse(endsAt) - Date.now() > TOKEN_WARNING_DAYS * DAY_MS) return
    hasWarned = true
    warn(`RELEASES_TOKEN ends on ${dayOf(endsAt)}: ask an owner of the shop for a new one before`)
  }
  const partPath = (part: string) => registeredReleasesEndpoint.path.replace(':part', part)

  return {
    async fetchReleases(part: ReleasedName): Promise<Releases | null> {
      const given = await retry(() => send('GET', partPath(part)))
      // A shop of an older table of parts: what it does not know was handed out to nobody, and is no matter of who asks for another.
      if (given.status === 400) return null
      const answer = await requireOk(given, part)
      const { releases, token_ends_at: endsAt } = registeredReleasesEndpoint.result.parse(await answer.json())
      if (endsAt) warnOfEnd(endsAt)
      return releases
    },

    /** Null for a service of which a shop of before does not tell it. */
    async fetchRollout(service: ReleasedService): Promise<RolloutReport | null> {
      const answer = await requireOk(await retry(() => send('GET', partPath(service))), service)
      return registeredReleasesEndpoint.result.parse(await answer.json()).rollout ?? null
    },

    async fetchContracts() {
      const answer = await requireOk(await retry(() => send('GET', runningContractsEndpoint.path)), 'services')
      return runningContractsEndpoint.result.parse(await answer.json()).services
    },

    /** Null for a file that is not there. */
    async read(file: StoredFile): Promise<Buffer | null> {
      const answer = await retry(() => send('GET', addressOf(file)))
      if (answer.status === 404) return null
      return Buffer.from(await (await requireOk(answer, file.part)).arrayBuffer())
    },

    /** Sends a file; after the asset list the names of what need not be sent. */
    async put(file: StoredFile, content: Uint8Array<ArrayBuffer>): Promise<string[]> {
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await retry(() => send('PUT', addressOf(file), { headers, body: content }))
      const { there = [] } = await (await requireOk(answer, file.part)).json()
      return there
    },

    /** Not repeated by itself: whether it was done, the registry tells. */
    async change(part: ReleasedName, change: ReleaseChange) {
      const headers = { 'content-type': 'application/json' }
      const answer = await send('PUT', partPath(part), { headers, body: JSON.stringify(change) })
      return changeReleasesEndpoint.result.parse(await (await requireOk(answer, part)).json())
    },
  }
}

function dayOf(moment: string): string {
  return moment.slice(0, 10)
}

function addressOf({ part, version, name }: StoredFile): string {
  return `${RELEASE_FILES_PATH}?${new URLSearchParams({ part, version, name })}`
}

/** While the line breaks or the shop is busy. */
async function retry(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === MOST_TRIES
    const answer = await ask().catch(error => (isLast ? Promise.reject(error) : null))
    if (answer && (!isBusy(answer) || isLast)) return answer
    await answer?.body?.cancel()
    await pause(PAUSE_MS * tries)
  }
}

function isBusy({ status, headers }: Response): boolean {
  return status === 503 || (status === 429 && Number(headers.get('retry-after')) <= SOON_SECONDS)
}

async function requireOk(answer: Response, part: string): Promise<Response> {
  if (answer.ok) return answer
  const { error } = await answer.json().catch(() => ({ error: null }))
  throw new Error(saying(part, { status: answer.status, ...error }))
}

type Refusal = {
  status: number
  ended_at?: string
  code?: string
  file?: string
  reason?: string
  message?: string
  seconds?: number
}

/** What a refusal of the store means to the team that releases. */
function saying(part: string, { status, code, file, reason, message, seconds, ended_at }: Refusal): string {
  switch (code) {
    case 'not_authenticated':
      if (ended_at) return `RELEASES_TOKEN ended on ${dayOf(ended_at)}: ask an owner of the shop for a new one`
      return 'RELEASES_TOKEN is no token of this shop'
    case 'forbidden':
      return `RELEASES_TOKEN may not release ${part}`
    case 'not_found':
      return 'this shop takes no releases over the line: no team has a token: an owner makes one on the office’s page of releases'
    case 'not_ready':
      if (part === 'services') return 'the services of this shop do not say what they answer'
      return isReleasedService(part)
        ? `no shape has begun with ${part} in this shop, which would put it into service: npm run shape does`
        : `the store of this shop has not begun with ${part}: docker-compose run --rm begin-releases`
    case 'validation':
      return `this shop does not know ${part}, or is too old for what is asked: bring its admin service up to date first`
    case 'storage_full':
      return 'the disk of this shop’s store is full; nothing has changed: make room there and release again'
    case 'release_altered':
      return `${file ?? 'a file'} did not arrive as it was built`
    case 'release_not_possible':
      return reason || 'the registry does not allow it'
    case 'too_many_requests':
      return seconds
        ? `too many tries with a wrong token: wait ${seconds} s`
        : 'too many calls come from this address: try again in a moment'
    default:
      return `the shop answers ${status}: ${message ?? 'no reason'}`
  }
}
