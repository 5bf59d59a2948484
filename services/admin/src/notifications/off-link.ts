import { type NotificationKind, notificationKinds, UNSUBSCRIBE_PATH } from '@shop/contracts/staff/people/notifications'
import { readToken, signedToken } from '@shop/service-kit/auth/signed-token'

/** Who no longer wants which emails. */
type Off = { person: string; kind: NotificationKind }

const PURPOSE = 'notification-off'

/** The address that an email brings: a mail program posts to it, a browser that opens it is led to the page. */
export function offLink(origin: string, secret: string, { person, kind }: Off): string {
  return `${origin}${UNSUBSCRIBE_PATH}?token=${signedToken(secret, PURPOSE, `${person}~${kind}`)}`
}

/** Whose emails of which kind the link switches off; null for a link that is not ours. It works for ever. */
export function readOffToken(secret: string, token: string): Off | null {
  const [person = '', named = ''] = readToken(secret, PURPOSE, token)?.split('~') ?? []
  const kind = notificationKinds.find(kind => kind === named)
  return kind ? { person, kind } : null
}
