import {
  discardHomeDraftEndpoint,
  type HomePart,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type StaffCall, staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import {
  changeDraft,
  type HomeChange,
  type HomeEditorDeps,
  publishDraft,
  readStaffHome,
  restoreVersion,
} from './edit-home.ts'

/** The editor of the home page: drafts, publishing and the way back. */
export function addHomeEditorCalls(internal: InternalCalls, deps: HomeEditorDeps & { clock: Clock }): void {
  const atNow = ({ body: { revision }, who }: StaffCall<unknown, unknown, { revision: number }>) => ({
    revision,
    who,
    at: deps.clock.now(),
  })

  /** Nothing is recorded of a change that changed nothing. */
  async function toWritten(
    action: string,
    change: HomeChange | null,
    subject = 'home',
  ): Promise<Written<{ home: StaffHome }>> {
    return { answer: { home: await readStaffHome(deps) }, change: change && { action, subject, ...change } }
  }

  async function changePart(call: StaffCall<unknown, unknown, HomePart & { revision: number }>) {
    const { revision: _, ...part } = call.body
    return toWritten('home_draft_change', await changeDraft(deps, part, atNow(call)), Object.keys(part).join(', '))
  }

  staffRead(internal, staffHomeEndpoint, async () => ({ home: await readStaffHome(deps) }))
  staffWrite(internal, setSliderEndpoint, changePart)
  staffWrite(internal, setBlocksEndpoint, changePart)
  staffWrite(internal, setHeaderColorEndpoint, changePart)
  staffWrite(internal, publishHomeEndpoint, async call =>
    toWritten('home_publish', await publishDraft(deps, atNow(call))),
  )
  staffWrite(internal, discardHomeDraftEndpoint, async call =>
    toWritten('home_draft_discard', await restoreVersion(deps, null, atNow(call))),
  )
  staffWrite(internal, restoreHomeVersionEndpoint, async call => {
    const { id } = call.params
    const at = atNow(call)
    const restored = await restoreVersion(deps, id, at)
    if (!call.body.publish) return toWritten('home_draft_restore', restored, `version ${id}`)
    const published = await publishDraft(deps, { ...at, revision: at.revision + 1 })
    return toWritten('home_publish', published, `version ${id}`)
  })
}
