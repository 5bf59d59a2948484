import { type Document, MongoClient } from 'mongodb'
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/server.ts'

/**
 * What MongoDB does and no service asks for. Who needs one adds it, with tests beside those of its neighbours; until
 * then it is refused, since an answer that left it out would be wrong.
 */
let mongo: EmbeddedMongo
let client: MongoClient

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ dataDir: null })
  client = await MongoClient.connect(mongo.uri)
  await client
    .db('shop')
    .collection<Document>('things')
    .insertOne({ a: 1, list: [1] })
})
afterAll(async () => {
  await client.close()
  await mongo.close()
})

/** What is refused, by the code under which it is. */
function refuses(kind: string, asks: Document[], commandOf: (asked: Document) => Document, code: number): void {
  test.each(asks.map(asked => [JSON.stringify(asked), asked] as const))(`refuses the ${kind} %s`, async (_, asked) => {
    expect(await refusalOf(commandOf(asked))).toEqual({ code, message: expect.stringMatching(/\bhere\b/) })
  })
}

/** A refused statement of a list of writes stands in the answer, anything else is thrown. */
async function refusalOf(command: Document): Promise<unknown> {
  const answer = await client
    .db('shop')
    .command(command)
    .catch(error => ({ writeErrors: [{ code: error.code, errmsg: error.message }] }))
  const { code, errmsg } = answer.writeErrors?.[0] ?? {}
  return { code, message: errmsg }
}

const things = 'things'
const find = (filter: Document) => ({ find: things, filter })
const aggregate = (stage: Document) => ({ aggregate: things, pipeline: [stage], cursor: {} })
const update = (u: Document) => ({ update: things, updates: [{ q: {}, u }] })
const splitNames = (names: string) => names.split(' ')

refuses(
  'command',
  [
    ...splitNames('count create drop collMod renameCollection mapReduce validate collStats').map(name => ({
      [name]: things,
    })),
    ...splitNames('buildInfo connectionStatus isMaster dbStats serverStatus startSession').map(name => ({ [name]: 1 })),
    ...splitNames('aggregate distinct findAndModify update delete count').map(name => ({
      explain: { [name]: things },
    })),
  ],
  command => command,
  59,
)

refuses(
  'option of find',
  splitNames(
    'hint collation min max returnKey showRecordId tailable awaitData let allowDiskUse noCursorTimeout comment',
  ).map(name => ({ [name]: true })),
  option => ({ find: things, ...option }),
  40415,
)
refuses(
  'option of aggregate',
  splitNames('hint collation let explain allowDiskUse bypassDocumentValidation').map(name => ({ [name]: true })),
  option => ({ aggregate: things, pipeline: [], cursor: {}, ...option }),
  40415,
)
refuses(
  'option of distinct',
  [{ hint: 'a_1' }, { collation: { locale: 'uk' } }],
  option => ({ distinct: things, key: 'a', ...option }),
  40415,
)
refuses(
  'option of an update',
  [{ arrayFilters: [{ x: 1 }] }, { hint: 'a_1' }, { sort: { a: 1 } }, { collation: { locale: 'uk' } }, { c: {} }],
  option => ({ update: things, updates: [{ q: {}, u: { $set: { a: 2 } }, ...option }] }),
  40415,
)
refuses(
  'option of a deletion',
  [{ hint: 'a_1' }, { collation: { locale: 'uk' } }],
  option => ({ delete: things, deletes: [{ q: {}, limit: 1, ...option }] }),
  40415,
)
refuses(
  'option of findAndModify',
  [{ arrayFilters: [{ x: 1 }] }, { hint: 'a_1' }, { let: {} }, { collation: { locale: 'uk' } }],
  option => ({ findAndModify: things, update: { $set: { a: 2 } }, ...option }),
  40415,
)
refuses(
  'option of listDatabases',
  [{ filter: {} }, { nameOnly: true }],
  option => ({ listDatabases: 1, ...option }),
  40415,
)
refuses(
  'index',
  [
    ...[{ background: true }, { collation: { locale: 'uk' } }, { hidden: true }, { weights: { a: 2 } }],
    ...[{ key: { a: 'text' } }, { key: { a: 'hashed' } }, { key: { a: '2dsphere' } }],
  ],
  option => ({ createIndexes: things, indexes: [{ key: { a: 1 }, name: 'x', ...option }] }),
  67,
)

refuses(
  'filter',
  [
    ...splitNames('$nor $comment $where $text $jsonSchema $rand').map(name => ({ [name]: [{ a: 1 }] })),
    ...splitNames('$eq $mod $bitsAllSet $geoWithin $near').map(name => ({ a: { [name]: [1, 0] } })),
    ...['date', 'object', 'array', 'bool', 'null', 'int', 2, ['string']].map(type => ({ a: { $type: type } })),
    { list: { $all: [{ $elemMatch: { a: 1 } }] } },
    { list: { $elemMatch: { $or: [{ a: 1 }] } } },
  ],
  find,
  2,
)
test.each([['$in'], ['$nin'], ['$all']])('refuses a regular expression in %s', async operator => {
  expect(await refusalOf(find({ a: { [operator]: [/x/] } }))).toMatchObject({ code: 2 })
})
test('refuses a regular expression in $not', async () => {
  expect(await refusalOf(find({ a: { $not: /x/ } }))).toMatchObject({ code: 2 })
})

refuses(
  'update',
  splitNames('$min $mul $rename $bit $pop $pullAll').map(name => ({ [name]: { a: 1 } })),
  update,
  9,
)
refuses(
  'update',
  [
    { $push: { list: { $each: [1], $sort: 1 } } },
    { $push: { list: { $each: [1], $position: 0 } } },
    { $push: { list: { $each: [1], $slice: 2 } } },
    { $push: { list: { $each: [1], $slice: 0 } } },
    { $pull: { list: { $or: [{ a: 1 }] } } },
    { $currentDate: { a: { $type: 'date' } } },
    { $currentDate: { a: { $type: 'timestamp' } } },
  ],
  update,
  2,
)
refuses('update', [{ $set: { 'list.$[one]': 2 } }], update, 52)
test('refuses an update by a pipeline', async () => {
  expect(await refusalOf(update([{ $set: { a: 2 } }]))).toMatchObject({ code: 9 })
})

refuses(
  'stage',
  [
    ...splitNames('$sort $skip $set $unwind $count $facet $replaceWith $sortByCount $bucket $bucketAuto $sample'),
    ...splitNames('$merge $out $unionWith $graphLookup $setWindowFields $densify $fill $redact $geoNear $search'),
  ].map(name => ({ [name]: 1 })),
  aggregate,
  40324,
)
refuses(
  'stage',
  [
    { $addFields: { 'a.b': 1 } },
    { $addFields: { a: { b: 1 } } },
    { $project: { 'a.b': '$list' } },
    { $project: { a: { b: '$list' } } },
    { $lookup: { from: things, localField: 'a', foreignField: 'a', as: 'b.c' } },
    { $lookup: { from: things, pipeline: [], as: 'b' } },
  ],
  aggregate,
  115,
)
refuses(
  'accumulator',
  [
    ...splitNames(
      '$avg $min $max $count $first $last $push $addToSet $firstN $lastN $maxN $minN $top $topN $bottom $bottomN',
    ),
    ...splitNames('$mergeObjects $stdDevPop $stdDevSamp $median $percentile $accumulator'),
  ].map(name => ({ [name]: '$a' })),
  accumulator => aggregate({ $group: { _id: 1, n: accumulator } }),
  15952,
)

const project = (value: unknown) => aggregate({ $project: { value } })
refuses(
  'expression',
  [
    ...splitNames('$eq $gte $cmp $or $not $cond $ifNull $switch $let'),
    ...splitNames('$subtract $multiply $divide $mod $abs $floor $ceil $round $trunc $pow $sqrt $avg $min $max'),
    ...splitNames(
      '$isArray $in $arrayElemAt $first $last $slice $concatArrays $setUnion $reduce $reverseArray $range $zip',
    ),
    ...splitNames('$mergeObjects $objectToArray $arrayToObject $getField $setField'),
    ...splitNames('$concat $toLower $toUpper $strLenCP $substrCP $split $regexMatch $trim $indexOfCP $replaceAll'),
    ...splitNames('$year $month $dayOfMonth $hour $minute $second $dateToString $dateTrunc $dateAdd $dateDiff $toDate'),
    ...splitNames('$toString $toInt $convert $type $rand $function'),
  ].map(name => ({ [name]: '$a' })),
  project,
  168,
)
refuses(
  'variable',
  splitNames('ROOT CURRENT NOW REMOVE').map(name => ({ of: `$$${name}` })),
  ({ of }) => project(of),
  17276,
)
refuses('expression', [{ $sum: ['$a', 1] }, { $sum: [] }], project, 16020)
refuses(
  'expression',
  [{ $filter: { input: '$list', cond: true } }, { $filter: { input: '$list', as: 'n', cond: true, limit: 1 } }],
  project,
  9,
)
test('adds numbers only, and no time to a date', async () => {
  expect(await refusalOf(project({ $add: [new Date(0), 1] }))).toMatchObject({ code: 14 })
})
