import type { Db } from 'mongodb'
import type { AdminService } from '../src/service.ts'

type Email = { to: string; subject: string; text: string; locale: string }

/** Emails that staff have received, newest last. */
export async function staffEmails({ service, db }: { service: AdminService; db: Db }): Promise<Email[]> {
  await service.jobs.runNow('send-messages')
  return db.collection<Email>('caught_mails').find().sort({ caught_at: 1 }).toArray()
}

/** The token of the newest email to a person whose link chooses a password. */
export async function linkTokenFor(api: { service: AdminService; db: Db }, to: string): Promise<string> {
  const mine = (await staffEmails(api)).filter(email => email.to === to)
  const token = mine.flatMap(({ text }) => text.match(/\/admin\/invitation\/([\w-]{43})\b/)?.[1] ?? []).at(-1)
  if (!token) throw new Error(`No email to ${to} holds a link`)
  return token
}
