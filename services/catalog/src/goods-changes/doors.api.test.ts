import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { article, doorNames, openDoors } from '../../test/goods-doors.ts'

const points = ['goods-change-begun', 'goods-change-written'] as const

test.each(points.flatMap(point => doorNames.map(door => [door, point] as const)))(
  'a change by the door %s that dies at %s comes to the same end as one that lived, once',
  async (door, point) => {
    const { doors, goods, pass, goOn, takeBack, db } = await openDoors()
    const begin = () => doors[door]?.()
    await begin()
    const done = await goods()
    const changes = () => db.collection('goods_changes').find().sort({ at: -1 }).toArray()
    await takeBack(String((await changes())[0]?._id))
    pass(1000)

    const disarm = armFailpoint(point, () => {
      throw new Error('stopped')
    })
    await begin()?.catch(() => null)
    disarm()
    // The lease of the one that died runs out.
    pass(60_000)
    await goOn()

    expect(await goods()).toEqual(done)
    expect((await changes()).filter(({ under_way }) => under_way !== undefined)).toEqual([])
  },
)

test.each(
  (['goods-change-way-back-planned', 'goods-change-written'] as const).flatMap(point =>
    doorNames.map(door => [door, point] as const),
  ),
)('taking back what the door %s changed dies at %s, goes on, and puts everything back once', async (door, point) => {
  const { doors, goods, pass, goOn, takeBack, db } = await openDoors()
  const before = await goods()
  const id = (await doors[door]?.()) ?? ''
  expect(await goods()).not.toEqual(before)
  const disarm = armFailpoint(point, () => {
    throw new Error('stopped')
  })
  await takeBack(id).catch(() => null)
  disarm()
  pass(60_000)
  await goOn()

  expect(await goods()).toEqual(before)
  expect(await db.collection('goods_changes').countDocuments({ under_way: { $exists: true } })).toBe(0)
})

// Two changes of the very same article take turns; those of a model and of many do not wait for one of its articles.
const ofOthers = doorNames.filter(door => !['form', 'show', 'recommendations'].includes(door))
test.each(ofOthers)(
  'a second person who saves another field of the article while the door %s works loses nothing',
  async door => {
    const { doors, form, read } = await openDoors()
    const theirs = { uk: 'Хімчистка', en: 'Dry clean' }
    const disarm = armFailpoint('goods-change-begun', async () => {
      disarm()
      await form({ composition: theirs }, 'iryna')
    })
    await doors[door]?.().catch(() => null)
    expect((await read(article)).composition).toEqual(theirs)
  },
)

test.each(ofOthers)(
  'a second person who saves another field while what the door %s changed is taken back loses nothing, and what stays is named',
  async door => {
    const { doors, form, goods, read, takeBack } = await openDoors()
    const [worn, made, , other] = await goods()
    const id = (await doors[door]?.()) ?? ''
    const theirs = { uk: 'Хімчистка', en: 'Dry clean' }
    const disarm = armFailpoint('goods-change-way-back-planned', async () => {
      disarm()
      await form({ composition: theirs }, 'iryna')
    })
    const { kept } = await takeBack(id)

    const mine = await read(article)
    expect(mine.composition).toEqual(theirs)
    expect(kept.filter(row => row.article !== article)).toEqual([])
    const after = await goods()
    if (kept.length === 0) expect([after[0], after[1], after[3]]).toEqual([worn, made, other])
    else expect(kept).toEqual([{ article, why: ['changed_meanwhile'] }])
  },
)
