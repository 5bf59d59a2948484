import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type {
  checkNotificationLinkEndpoint,
  chooseNotificationEndpoint,
  NotificationKind,
  ownNotificationsEndpoint,
} from '@shop/contracts/staff/people/notifications'
import type { StaffRepository } from '../staff/staff.repository.ts'
import type { Staff } from '../staff/staff.ts'
import type { Notifications } from './notifications.repository.ts'
import { readOffToken } from './off-link.ts'
import { kindsFor } from './reader.ts'

export type ChoiceDeps = {
  staff: StaffRepository
  notifications: Notifications
  /** What the links that switch emails off are signed with. */
  offSecret: string
}
type OwnChoices = ResultOf<typeof ownNotificationsEndpoint>
type Choice = BodyOf<typeof chooseNotificationEndpoint>

/** What this person may choose, and has. @throws ShopError not_found */
export async function ownChoices({ staff, notifications }: ChoiceDeps, id: string): Promise<OwnChoices> {
  const [person, chosen] = await Promise.all([personOf(staff, id), notifications.of(id)])
  const kinds = kindsFor(person)
  return {
    email: person.email,
    notifications: kinds.map(notification => ({ notification, is_on: chosen.includes(notification) })),
  }
}

/**
 * False when it was so before.
 * @throws ShopError forbidden for what the role may not see, email_missing while there is nowhere to write to
 */
export async function choose(deps: ChoiceDeps, id: string, { notification, is_on }: Choice): Promise<boolean> {
  const { staff, notifications } = deps
  const person = await personOf(staff, id)
  if (!kindsFor(person).includes(notification)) throw new ShopError('forbidden')
  if (!is_on) return notifications.switchOff(id, notification)
  if (!person.email) throw new ShopError('email_missing')
  return notifications.switchOn(id, notification)
}

/** What the page of the link shows; without a kind the link is not ours, or its person works here no more. */
export async function linkState(
  deps: ChoiceDeps,
  token: string,
): Promise<ResultOf<typeof checkNotificationLinkEndpoint>> {
  const found = await behindLink(deps, token)
  if (!found) return { notification: null, is_on: false }
  const chosen = await deps.notifications.of(found.person.id)
  return { notification: found.kind, is_on: chosen.includes(found.kind) }
}

/** Ends the emails that the link came with, as often as one likes; null for a link that is not ours. */
export async function switchOffByLink(
  deps: ChoiceDeps,
  token: string,
): Promise<{ login: string; kind: NotificationKind; isChanged: boolean } | null> {
  const found = await behindLink(deps, token)
  if (!found) return null
  const { person, kind } = found
  return { login: person.login, kind, isChanged: await deps.notifications.switchOff(person.id, kind) }
}

async function behindLink(
  { staff, offSecret }: ChoiceDeps,
  token: string,
): Promise<{ person: Staff; kind: NotificationKind } | null> {
  const off = readOffToken(offSecret, token)
  const person = off && (await staff.byId(off.person))
  return off && person ? { person, kind: off.kind } : null
}

async function personOf(staff: StaffRepository, id: string): Promise<Staff> {
  const person = await staff.byId(id)
  if (!person) throw new ShopError('not_found')
  return person
}
