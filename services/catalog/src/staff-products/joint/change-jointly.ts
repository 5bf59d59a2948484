import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { carryOut, type JointDeps, leaseFrom } from './carry-out.ts'
import { type JointChange, type JointPlan, reachedBy } from './joint-change.ts'
import { KEPT_MS } from './joint-changes.repository.ts'

type Asked = {
  who: string
  model: string
  /** What is changed: one change of it at a time. */
  about: string
  /** A repeat under the same key changes nothing and tells what the first one changed. */
  key?: { is: string; bodyHash: string }
  confirmed?: boolean
  /** What it comes to, of what is there now; it may be asked again. */
  plan: (at: Date) => Promise<JointPlan>
}

/** Somebody else's change of the same ends in a moment. */
const WAIT_MS = 100
const MOST_WAITS = 50

/**
 * Changes several articles, all of them or none; null where nothing becomes other. It is written down first, so that what a
 * process that dies leaves undone a repeat or a job brings to its end (docs/rules.md, "Products by staff").
 * @throws ShopError as `plan` does; changed_meanwhile when somebody else was faster with one of them; idempotency_conflict when
 * the key was another change's; busy when another change of the same does not end.
 */
export async function changeJointly(deps: JointDeps, asked: Asked): Promise<JointChange | null> {
  const { key, about } = asked
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const earlier = key ? await deps.jointChanges.find(key.is) : null
    if (earlier && key) refuseOtherRequest(earlier.body_hash, key.bodyHash)
    if (earlier?.state === 'done') return earlier
    if (!earlier) {
      const at = deps.clock.now()
      const plan = await asked.plan(at)
      if (reachedBy(plan).length === 0) return null
      const change = toChange(asked, plan, at)
      if (await deps.jointChanges.begin(change)) {
        await carryOut(deps, change)
        return change
      }
    }
    await goOn(deps, about)
  }
  throw new ShopError('busy')
}

/** Brings changes to their end that a process which died has left. */
export async function finishJointChanges(deps: JointDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const change = await deps.jointChanges.claim(null, now, leaseFrom(now))
    if (!change) return
    // It was taken back, and nobody waits for the answer.
    await carryOut(deps, change).catch(unlessRefused)
  }
}

/** Another one is under way: its process is waited for, or was killed, and then it is finished here. */
async function goOn(deps: JointDeps, about: string): Promise<void> {
  const now = deps.clock.now()
  const left = await deps.jointChanges.claim(about, now, leaseFrom(now))
  if (!left) await setTimeout(WAIT_MS)
  // Its refusal is not for who asks now.
  else await carryOut(deps, left).catch(unlessRefused)
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ShopError)) throw error
}

function toChange({ who, model, about, key, confirmed = false }: Asked, plan: JointPlan, at: Date): JointChange {
  return {
    ...plan,
    _id: key?.is ?? randomUUID(),
    plan: randomUUID(),
    model,
    who,
    at,
    ...(key && { body_hash: key.bodyHash }),
    confirmed,
    state: 'going',
    under_way: about,
    held_until: leaseFrom(at),
    ends_at: new Date(at.getTime() + KEPT_MS),
  }
}
