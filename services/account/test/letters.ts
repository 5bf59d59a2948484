import type { AccountApi } from './start-api.ts'

type Letter = { to: string; subject: string; text: string; html: string; locale: string }

/** What the post has brought so far, oldest first. */
export async function letters({ service, db }: Pick<AccountApi, 'service' | 'db'>): Promise<Letter[]> {
  await service.jobs.runNow('send-messages')
  // As they came: the clock of a test may stand still.
  return db.collection<Letter>('caught_mails').find().toArray()
}

/** The token of the newest letter whose link leads to the page. */
export async function tokenFor(api: Pick<AccountApi, 'service' | 'db'>, page: string): Promise<string> {
  const found = (await letters(api)).flatMap(({ text }) => text.match(new RegExp(`${page}/([\\w-]{43})\\b`))?.[1] ?? [])
  const token = found.at(-1)
  if (!token) throw new Error(`No letter leads to ${page}`)
  return token
}
