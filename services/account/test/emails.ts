import type { AccountApi } from './start-api.ts'

type CaughtEmail = { _id: string; to: string; subject: string; text: string; html: string; locale: string }

// The clock of a test may stand still, so emails are remembered in the order in which they were seen.
const seen = new WeakMap<AccountApi['service'], CaughtEmail[]>()

/** What the post has brought so far, oldest first. */
export async function caughtEmails({ service, db }: Pick<AccountApi, 'service' | 'db'>): Promise<CaughtEmail[]> {
  await service.jobs.runNow('send-messages')
  const before = seen.get(service) ?? []
  const here = await db.collection<CaughtEmail>('caught_mails').find().toArray()
  const all = [...before, ...here.filter(({ _id }) => before.every(known => known._id !== _id))]
  seen.set(service, all)
  return all
}

/** The token of the newest email whose link leads to the page. */
export async function tokenFor(api: Pick<AccountApi, 'service' | 'db'>, page: string): Promise<string> {
  const found = (await caughtEmails(api)).flatMap(
    ({ text }) => text.match(new RegExp(`${page}/([\\w-]{43})\\b`))?.[1] ?? [],
  )
  const token = found.at(-1)
  if (!token) throw new Error(`No email leads to ${page}`)
  return token
}
