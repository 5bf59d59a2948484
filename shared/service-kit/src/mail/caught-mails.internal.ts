import type { CaughtMailsEndpoint } from '@shop/contracts/caught-mails'
import { handleInternal, type InternalCalls } from '../internal.ts'
import type { CaughtMails } from './caught-mails.repository.ts'

/** What /dev/outbox shows of a service. */
export function caughtMailCalls(calls: InternalCalls, endpoint: CaughtMailsEndpoint, mails: CaughtMails): void {
  handleInternal(calls, endpoint, async () => ({
    mails: (await mails.newest()).map(({ _id, caught_at, ...mail }) => ({
      id: _id,
      at: caught_at.toISOString(),
      ...mail,
    })),
  }))
}
