import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import type { ModelSizesChange } from '@shop/contracts/staff/goods/staff-model-sizes'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { carryOut, leaseFrom, type SizeChangeDeps } from './carry-out.ts'
import { type ModelDeps, seeModel } from './model-sizes.ts'
import { planSizes } from './plan-sizes.ts'
import { articlesOf, type SizeChange } from './size-change.ts'
import { KEPT_MS } from './size-changes.repository.ts'

export type ChangeSizesDeps = ModelDeps & SizeChangeDeps
type Asked = { who: string; key: string; model: string; body: ModelSizesChange }

/** Somebody else's change of the model ends in a moment. */
const WAIT_MS = 100
const MOST_WAITS = 50

/**
 * Changes cells of the sizes of a model, all or none. A repeat under the same key changes nothing and tells what the first one
 * changed; null where nothing is other than before.
 * @throws ShopError as `planSizes`; not_found; idempotency_conflict when the key was another change's; busy when another change
 * of the model does not end.
 */
export async function changeSizes(deps: ChangeSizesDeps, asked: Asked): Promise<SizeChange | null> {
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const earlier = await deps.sizeChanges.find(asked.key)
    if (earlier && earlier.body_hash !== bodyHash(askedOf(asked))) throw new ShopError('idempotency_conflict')
    if (earlier?.state === 'done') return earlier
    if (!earlier) {
      const change = toChange(deps, asked, planSizes(await seeModel(deps, asked.model), asked.body))
      if (articlesOf(change).length === 0) return null
      if (await deps.sizeChanges.begin(change)) {
        await carryOut(deps, change)
        return change
      }
    }
    await goOn(deps, asked.model)
  }
  throw new ShopError('busy')
}

/** Another one of the model is under way: its process is waited for, or was killed, and then it is finished here. */
async function goOn(deps: ChangeSizesDeps, model: string): Promise<void> {
  const now = deps.clock.now()
  const left = await deps.sizeChanges.claim(model, now, leaseFrom(now))
  if (!left) await setTimeout(WAIT_MS)
  // Its refusal is not for who asks now.
  else await carryOut(deps, left).catch(unlessRefused)
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ShopError)) throw error
}

function toChange({ clock }: ChangeSizesDeps, asked: Asked, plan: ReturnType<typeof planSizes>): SizeChange {
  const at = clock.now()
  return {
    ...plan,
    _id: asked.key,
    plan: randomUUID(),
    model: asked.model,
    who: asked.who,
    at,
    body_hash: bodyHash(askedOf(asked)),
    confirmed: asked.body.confirm ?? false,
    state: 'going',
    held_until: leaseFrom(at),
    ends_at: new Date(at.getTime() + KEPT_MS),
  }
}

function askedOf({ who, model, body }: Asked) {
  return { who, model, body }
}
