import { randomUUID } from 'node:crypto'
import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { ApplyDeps } from './apply/apply-import.ts'
import { endFields } from './import-end.ts'
import { importSteps } from './import-steps.ts'
import type { StoredImport } from './imports.repository.ts'

export type ImportRunner = {
  /** Does everything that waits; returns at once when this process is at work already. */
  run(): Promise<void>
  /** Takes nothing new; what is under way stops after its step, and somebody else goes on with it. */
  stop(): Promise<void>
}

const LEASE_MS = 30_000
const BEAT_MS = 5000
const MOST_TRIES = 3
const LAST_STEP_MS = 2500

const states: ImportState[] = ['reading', 'applying', 'pictures']

/** Works on imports one after the other. A lease keeps a second process out; the guards of each write would, too. */
export function createImportRunner(deps: ApplyDeps): ImportRunner {
  const { imports, clock, log } = deps
  const holder = randomUUID()
  let underWay: Promise<void> | null = null
  let isStopped = false
  /** The import under way. */
  let claimed: string | null = null

  async function work(): Promise<void> {
    while (!isStopped) {
      const now = clock.now()
      const stored = await imports.claim(states, holder, now, new Date(now.getTime() + LEASE_MS))
      if (!stored) return
      // Counted when it was taken: a file that ends its process never gets to say that it failed.
      if (stored.state === 'reading' && stored.tries > MOST_TRIES) {
        await imports.change(stored._id, ['reading'], endFields(deps, 'unreadable', { code: 'broken', line: null }))
        await imports.forgetFile(stored._id)
        continue
      }
      const lease = keepLease(deps, holder, stored)
      claimed = stored._id
      try {
        const outcome = await importSteps[stored.state]?.(deps, stored, () => lease.isOurs() && !isStopped)
        if (outcome === 'later' && !isStopped) return
        await (isStopped ? giveBack(stored._id) : imports.release(stored._id, holder, clock.now()))
      } catch (error) {
        log.error({ err: error, name: stored.file_name }, 'an import failed, it will be tried again')
        return
      } finally {
        claimed = null
        lease.stop()
      }
    }
  }

  /** A process that stops in good order was not ended by the file: its try does not count. */
  function giveBack(id: string): Promise<void> {
    return imports.giveBack(id, holder, clock.now())
  }

  return {
    run() {
      underWay ??= work().finally(() => {
        underWay = null
      })
      return underWay
    },
    async stop() {
      isStopped = true
      // A picture may be under way for longer than a process has to end: the next one fetches it again.
      if (underWay) await waitAtMost(underWay, LAST_STEP_MS)
      if (claimed !== null) await giveBack(claimed)
    },
  }
}

/** Renews the lease while the work goes on; it is not ours any more when staff cancel the import. */
function keepLease({ imports, clock }: ApplyDeps, holder: string, { _id: id, state }: StoredImport) {
  let isOurs = true
  const beat = async () => {
    const until = new Date(clock.now().getTime() + LEASE_MS)
    isOurs &&= (await imports.hold(id, holder, [state], until)) !== null
  }
  const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS)
  return { isOurs: () => isOurs, stop: () => clearInterval(timer) }
}
