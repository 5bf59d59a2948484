import {
  changePreferencesEndpoint,
  type Preferences,
  preferencesEndpoint,
} from '@shop/contracts/staff/people/preferences'
import { type FirstStep, firstSteps, firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useStaffMember } from '../session/session.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'

type Options = {
  /** Not asked at all: the screen has no use for them. */
  isIdle?: boolean
  /** Asked even while this person has put them away. */
  evenHidden?: boolean
}

/** What the shop still needs, as the services know it now, and whether this person wants to be led there. */
export function useFirstSteps({ isIdle = false, evenHidden = false }: Options = {}) {
  const { may } = useStaffMember()
  const preferences = useStaffEndpoint(preferencesEndpoint, {}, { enabled: !isIdle }).data
  const isHidden = preferences?.first_steps_hidden ?? false
  const isAsked = !isIdle && preferences !== undefined && (evenHidden || !isHidden)
  const { data } = useStaffEndpoint(firstStepsEndpoint, {}, { staleTime: 0, enabled: isAsked })
  const canDo = (step: FirstStep) => {
    const { right } = firstSteps[step]
    return right === null || may(right)
  }
  return { steps: isAsked ? data : undefined, isHidden, canDo }
}

/** Puts the lead away, or takes it out again, for this person. */
export function useHidingFirstSteps() {
  const { ask, isBusy, refusal } = useStaffCall()
  const key = endpointKey(preferencesEndpoint.path, {})

  async function change(hidden: Pick<Preferences, 'first_steps_hidden'>): Promise<void> {
    const save = async () => {
      const known = queryClient.getQueryData<Preferences>(key)
      return known ? ask(changePreferencesEndpoint, { body: { ...known, ...hidden } }) : null
    }
    const saved = (await save()) ?? (await refetchPreferences().then(save))
    if (saved) queryClient.setQueryData(key, saved)
  }
  return {
    hide: () => change({ first_steps_hidden: true }),
    takeOut: () => change({ first_steps_hidden: false }),
    isBusy,
    refusal,
  }
}

/** Another tab may have saved meanwhile. */
function refetchPreferences(): Promise<void> {
  return queryClient.refetchQueries({ queryKey: [preferencesEndpoint.path] })
}
