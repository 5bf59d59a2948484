import { withLastingIndexes } from '@shop/testing/lasting-indexes'
import { explainQueries } from '@shop/testing/query-plans'
import { type CommandStartedEvent, type Db, type Document, MongoClient } from 'mongodb'

type Question = { collection: string; filter: Document; sort: Document }

/** What a pipeline looks for: with its first stage in its own collection, and with a join in another. */
function questionsOfPipeline(collection: string, pipeline: Document[]): Question[] {
  const [{ $match: filter = {} } = {}] = pipeline
  const joins = pipeline.flatMap(({ $lookup: join }) =>
    // What joins on a field that nothing has reads a short list in whole.
    join && join.foreignField !== 'absent'
      ? [{ collection: join.from, filter: { [join.foreignField]: { $in: ['', 'A'] } }, sort: {} }]
      : [],
  )
  return [{ collection, filter, sort: {} }, ...joins]
}

/** Everything that the driver was asked to find or to change while the work was done. */
export async function questionsOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<Question[]> {
  const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', { monitorCommands: true })
  const questions: Question[] = []
  client.on('commandStarted', ({ command }: CommandStartedEvent) => {
    if (command.aggregate) questions.push(...questionsOfPipeline(command.aggregate, command.pipeline))
    const collection = command.find ?? command.findAndModify ?? command.update
    if (!collection) return
    const filters: Document[] = command.updates?.map((update: Document) => update.q) ?? [
      command.filter ?? command.query,
    ]
    for (const filter of filters) questions.push({ collection, filter, sort: command.sort ?? {} })
  })
  // As the database was made: indexes that let documents expire would be others.
  await work(withLastingIndexes(client.db(db.databaseName))).finally(() => client.close())
  return questions
}

/** Questions that the database answers by reading a whole collection. */
export async function findScans(db: Db, questions: Question[]): Promise<Question[]> {
  const explain = await explainQueries(db)
  const distinct = new Map(questions.map(question => [shapeOf(question), question]))
  const found: Question[] = []
  for (const question of distinct.values()) {
    const { collection, filter, sort } = question
    if ((await explain(collection, filter, sort)).scan) found.push(question)
  }
  return found
}

/** Questions that differ in their values only are answered through the same index. */
function shapeOf({ collection, filter, sort }: Question): string {
  const shape = JSON.stringify(filter, (_, value) => (typeof value === 'string' ? '' : value))
  return `${collection} ${shape} ${JSON.stringify(sort)}`
}
