import type { CaughtMail } from '@shop/contracts/caught-mails'
import { internalCaughtSmsEndpoint } from '@shop/contracts/caught-sms'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { InternalClient } from '@shop/service-kit/internal-client'

type Message = ResultOf<typeof internalCaughtSmsEndpoint>['messages'][number]

/** Messages to phones, as letters without a letter: the page shows both alike. */
export async function caughtMessages(account: InternalClient): Promise<CaughtMail[]> {
  return (await account.call(internalCaughtSmsEndpoint, {})).messages.map(asMail)
}

function asMail({ text, ...message }: Message): CaughtMail {
  const html = `<!doctype html><meta charset="utf-8"><p style="margin:24px;font:16px/1.5 sans-serif">${text}</p>`
  return { ...message, subject: `SMS · ${text}`, text, html }
}
