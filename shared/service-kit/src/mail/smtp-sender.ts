import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { withTimeLimit } from '../calls/time-limit.ts'
import { measureOutsideCall } from '../metrics/outside-calls.ts'
import { PermanentFailure } from '../outbox/outbox.ts'
import type { EmailSender, Mail } from './email-sender.ts'

export type SmtpAccount = {
  /** smtp://user:password@host:587; smtps:// for TLS from the first byte. */
  url: string
  /** LEVADA <orders@levada.example> */
  from: string
}

/** How long a server may keep silent, and how long a whole mail may take. */
type Patience = { silenceMs: number; wholeMs: number }
const PATIENCE: Patience = { silenceMs: 10_000, wholeMs: 20_000 }

export function createSmtpSender({ url, from }: SmtpAccount, patience = PATIENCE): EmailSender {
  const { silenceMs, wholeMs } = patience
  const timeouts = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs }
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      const sending = transport.sendMail({
        from: senderOf(mail, from),
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: messageId(mail.id, from),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.locale,
          ...(mail.unsubscribe && {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      try {
        await measureOutsideCall('smtp', () => withTimeLimit(sending, wholeMs, tooSlow), isAnswerOfServer)
      } catch (error) {
        throw isUnreachable(error) ? new PermanentFailure('the server knows no such mailbox') : error
      }
    },
    close: () => transport.close(),
  }
}

/** Name and address apart: what staff typed can then neither end the header nor add another address. */
function senderOf({ sender }: Mail, from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name: sender?.name || name, address: sender?.email || address }
}

/** A try whose answer was lost may have been delivered: the second copy carries the same name. */
function messageId(id: string, from: string): string {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'levada.invalid'
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`
}

const isAnswerOfServer = (end: unknown) => end instanceof Error && 'responseCode' in end

const NO_SUCH_MAILBOX = new Set([550, 551, 553])

// Other refusals speak of us or of the moment: a wrong password, a full mailbox, a server that is busy.
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  return error.command === 'RCPT TO' && NO_SUCH_MAILBOX.has(Number(error.responseCode))
}

/** A server may also dribble for ever without ever being silent. */
function tooSlow(): never {
  throw Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' })
}
