import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { ownSessionsEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { endpointKey, queryClient } from '@shop/shell/query'

type Own = { is_on: boolean; recovery_codes_left: number }

/**
 * What a call has just made of one's own second factor, shown at once wherever it stands: a page that is left before the answer is
 * asked for again must not show what was. The services are asked as well; they know what else has changed.
 */
export function showOwnSecondFactor({ is_on, recovery_codes_left }: Own): void {
  const own = findCachedAnswer(staffCheckAuthEndpoint)?.staff?.login
  changeAnswer(ownAccountEndpoint, known => ({
    ...known,
    second_factor: { ...known.second_factor, is_on, recovery_codes_left },
  }))
  changeAnswer(staffCheckAuthEndpoint, ({ staff, ...known }) => ({
    ...known,
    ...(staff && { staff: { ...staff, second_factor: is_on ? ('on' as const) : ('off' as const) } }),
  }))
  changeAnswer(peopleEndpoint, known => ({
    ...known,
    people: known.people.map(person => (person.login === own ? { ...person, second_factor: is_on } : person)),
  }))
  for (const { path } of [ownAccountEndpoint, staffCheckAuthEndpoint, peopleEndpoint, ownSessionsEndpoint])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

/** A person who lost the app and has just been given a way in without it. */
export function showResetSecondFactor(id: string): void {
  changeAnswer(peopleEndpoint, known => ({
    ...known,
    people: known.people.map(person => (person.id === id ? { ...person, second_factor: false } : person)),
  }))
}

function findCachedAnswer<Called extends AnyEndpoint>({ path }: Called): ResultOf<Called> | undefined {
  return queryClient.getQueryData<ResultOf<Called>>(endpointKey(path, {}))
}

function changeAnswer<Called extends AnyEndpoint>(
  { path }: Called,
  change: (known: ResultOf<Called>) => ResultOf<Called>,
): void {
  queryClient.setQueryData<ResultOf<Called>>(endpointKey(path, {}), known => known && change(known))
}
