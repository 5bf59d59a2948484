import { randomUUID } from 'node:crypto'
import { commandsOf } from '../../../test/commands-of.ts'
import { raise, startBulks } from '../../../test/start-bulks.ts'
import { CHUNK } from './begin-bulk.ts'

test('250 more prices cost the database eight commands more at most, and eleven when they are taken back', async () => {
  const { bulk, undo, addMany, db } = await startBulks()
  const articles = await addMany(3 * CHUNK)
  const countCommands = async (many: number) => {
    const key = randomUUID()
    const which = { by: 'articles' as const, articles: articles.slice(0, many) }
    const done = await commandsOf(db, () => bulk(raise, which, key))
    const undone = await commandsOf(db, async () => expect(await undo(key)).toMatchObject({ restored: many }))
    return { done: done.length, undone: undone.length }
  }
  // What a process looks up once is known after the first.
  await countCommands(1)
  const few = await countCommands(CHUNK)
  const many = await countCommands(3 * CHUNK)

  expect(few.done).toBeLessThanOrEqual(22)
  expect(few.undone).toBeLessThanOrEqual(22)
  expect((many.done - few.done) / 2).toBeLessThanOrEqual(8)
  expect((many.undone - few.undone) / 2).toBeLessThanOrEqual(11)
})
