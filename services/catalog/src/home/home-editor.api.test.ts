import {
  discardHomeDraftEndpoint,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { previewHomeEndpoint } from '@shop/contracts/staff/storefront/staff-preview'
import { startApi } from '../../test/start-api.ts'

const dark = { is_header_white: false, is_header_white_mobile: false }

async function open() {
  const { staff, get, db } = await startApi()
  return {
    db,
    seen: async () => (await get('/api/home/get-data')).body.home,
    read: async () => (await staff.read(staffHomeEndpoint)).home,
    preview: async () => (await staff.read(previewHomeEndpoint)).home,
    setSlider: (revision: number, slider: unknown[]) =>
      staff.write(setSliderEndpoint, { body: { revision, slider }, who: 'oksana' }),
    setBlocks: (revision: number, blocks: unknown[]) => staff.write(setBlocksEndpoint, { body: { revision, blocks } }),
    setColor: (revision: number, color: object, who = 'oksana') =>
      staff.write(setHeaderColorEndpoint, { body: { ...dark, revision, ...color }, who }),
    publish: (revision: number, who = 'oksana') => staff.write(publishHomeEndpoint, { body: { revision }, who }),
    discard: (revision: number) => staff.write(discardHomeDraftEndpoint, { body: { revision } }),
    restore: (revision: number, id: number, publish?: boolean) =>
      staff.write(restoreHomeVersionEndpoint, { params: { id }, body: { revision, publish }, who: 'iryna' }),
  }
}

test('the draft begins as the page that shoppers see', async () => {
  const { read, seen } = await open()

  const { draft, is_published, versions, missing } = await read()

  expect(draft).toEqual({ ...(await seen()), revision: 0, changed: null })
  expect([is_published, versions, missing]).toEqual([true, [], {}])
})

test('shoppers see a change of the draft when it is published, not before; the page before it stays a version', async () => {
  const { setSlider, publish, seen, preview } = await open()
  const before = await seen()
  const slider = before.slider.slice(0, 1)

  const changed = await setSlider(0, slider)
  expect(changed.home).toMatchObject({ is_published: false, draft: { revision: 1, changed: { by: 'oksana' } } })
  expect(changed.change).toEqual({
    action: 'home_draft_change',
    subject: 'slider',
    before: { slider: before.slider },
    after: { slider },
  })
  expect(await seen()).toEqual(before)
  expect((await preview()).slider).toEqual(slider)

  const { home, change } = await publish(1, 'iryna')
  expect((await seen()).slider).toEqual(slider)
  expect(change).toEqual({ action: 'home_publish', subject: 'home', before, after: { ...before, slider } })
  expect(home).toMatchObject({ is_published: true, published: { by: 'iryna' }, draft: { revision: 2 } })
  expect(home.versions.map(({ id, by, slides, is_shown }) => [id, by, slides, is_shown])).toEqual([
    [2, 'iryna', 1, true],
    [1, null, 3, false],
  ])
})

test('an earlier version becomes the draft, or at once what shoppers see', async () => {
  const { setSlider, publish, restore, discard, seen, read } = await open()
  const before = await seen()
  const empty = { ...before, slider: [] }
  await setSlider(0, [])
  await publish(1)

  const { change: restored } = await restore(2, 1)
  expect(restored).toEqual({ action: 'home_draft_restore', subject: 'version 1', before: empty, after: before })
  expect((await read()).draft).toMatchObject({ ...before, revision: 3 })
  expect((await seen()).slider).toEqual([])

  const { change: discarded } = await discard(3)
  expect(discarded).toEqual({ action: 'home_draft_discard', subject: 'home', before, after: empty })
  expect((await read()).draft).toMatchObject({ slider: [], revision: 4 })

  const { home, change: published } = await restore(4, 1, true)
  expect(published).toEqual({ action: 'home_publish', subject: 'version 1', before: empty, after: before })
  expect(await seen()).toEqual(before)
  expect(home).toMatchObject({ is_published: true, published: { by: 'iryna' } })
  expect(home.versions.map(({ id, is_shown }) => [id, is_shown])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
})

test('what somebody else changed meanwhile is not overwritten', async () => {
  const { setColor, publish, read } = await open()
  const { change } = await setColor(0, { is_header_white: true }, 'iryna')
  expect(change).toEqual({
    action: 'home_draft_change',
    subject: 'is_header_white, is_header_white_mobile',
    before: dark,
    after: { ...dark, is_header_white: true },
  })

  const details = { revision: 1, by: 'iryna', at: expect.anything() }
  await expect(setColor(0, { is_header_white_mobile: true })).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details,
  })
  await expect(publish(0)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect((await read()).draft).toMatchObject({ is_header_white: true, is_header_white_mobile: false })
})

test('a draft that is not whole can be saved and looked at, but not published', async () => {
  const { setSlider, publish, seen, preview } = await open()
  const before = await seen()
  const [first] = before.slider
  const slider = [first, { ...first, image: 'nobody-took-it', title: { uk: 'Зима', en: '' } }]
  const missing = { 'slider.1.image': 'picture_unknown', 'slider.1.title.en': 'required' }

  expect((await setSlider(0, slider)).home.missing).toEqual(missing)
  expect((await preview()).slider).toEqual([first])
  await expect(publish(1)).rejects.toMatchObject({ code: 'validation', details: { fields: missing } })
  expect(await seen()).toEqual(before)
})

test('articles that shoppers do not see are named, and unknown ones keep the page from being published', async () => {
  const { db, setBlocks, seen } = await open()
  await db.collection('articles').updateOne({ article: 'DR-1051-EME-R' }, { $set: { is_shown: false } })
  const [row, ...others] = (await seen()).blocks

  const { home, change } = await setBlocks(0, [{ ...row, articles: ['DR-1051-EME-R', 'XX-0000-NO'] }])

  expect(change).toMatchObject({ action: 'home_draft_change', subject: 'blocks', before: { blocks: [row, ...others] } })
  expect(home.products.map(({ article, state }) => [article, state])).toEqual([
    ['DR-1051-EME-R', 'hidden'],
    ['XX-0000-NO', 'missing'],
  ])
  expect(home.missing).toEqual({ 'blocks.0.articles': 'article_unknown' })
})

test('publishing what shoppers see already adds no version, and an unknown version is not found', async () => {
  const { publish, restore, read, setColor } = await open()

  expect((await publish(0)).change).toBeNull()
  expect((await read()).versions).toEqual([])
  await expect(restore(1, 7)).rejects.toMatchObject({ code: 'not_found' })
  expect((await setColor(1, {})).change).toBeNull()
})

test('fifty versions are kept, the newest', async () => {
  const { db, setSlider, publish, read } = await open()
  const page = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] }
  const old = Array.from({ length: 50 }, (_, index) => ({ _id: index + 1, page, by: 'olha', at: new Date() }))
  await db.collection<{ _id: number }>('home_versions').insertMany(old)
  await db.collection('home').updateOne({}, { $set: { version: 50 } })
  await setSlider(0, [])
  await publish(1)

  const ids = (await read()).versions.map(({ id }) => id)

  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 51, 2])
})
