import { internalCheckoutMailsEndpoint } from '@shop/contracts/caught-mails'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { CaughtMails } from '../ports/mail/caught-mails.repository.ts'

/** What /dev/outbox shows. */
export function caughtMailCalls(calls: InternalCalls, mails: CaughtMails): void {
  handleInternal(calls, internalCheckoutMailsEndpoint, async () => ({
    mails: (await mails.newest()).map(({ _id, caught_at, ...mail }) => ({
      id: _id,
      at: caught_at.toISOString(),
      ...mail,
    })),
  }))
}
