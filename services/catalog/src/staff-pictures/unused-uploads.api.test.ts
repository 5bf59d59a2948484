import { readdir } from 'node:fs/promises'
import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { changeImagesEndpoint, uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { aPicture } from '../../test/hostile-files.ts'
import { startApi } from '../../test/start-api.ts'
import { createFolderStorage } from '../ports/picture-storage/folder-storage.ts'
import { mayGo } from './unused-uploads.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)

test.each([
  ['uploaded a minute ago', { at: ago(0.02), named_at: null }, false],
  ['uploaded yesterday and never named', { at: ago(25), named_at: null }, true],
  ['named until last week', { at: ago(9999), named_at: ago(7 * 24) }, false],
  ['named until 31 days ago', { at: ago(9999), named_at: ago(31 * 24) }, true],
])('may a picture that was %s go?', (_, upload, expected) => {
  expect(mayGo(upload, now)).toBe(expected)
})

test('what nothing names goes after its time, what is named anywhere stays', async () => {
  const { staff, db, cacheDir, service, fetch } = await startApi()
  const file = await aPicture()
  const upload = async () => (await staff.write(uploadPictureEndpoint, { file })).picture.name
  const [cancelled, fresh, ofArticle, ofDraft] = [await upload(), await upload(), await upload(), await upload()]
  const images = [{ name: ofArticle, shot: 'front' as const, alt: { uk: '', en: '' }, focus: null }]
  const article = 'DR-1042-BUR-R'
  await staff.write(changeImagesEndpoint, { body: { article, pictures_revision: 0, images } })
  // Whatever place comes later: a draft of the home page, say.
  await db.collection<{ _id: string }>('drafts').insertOne({ _id: 'home', slides: [{ image: ofDraft }] } as never)
  await fetch(`/images/${cancelled}/320.webp`)
  const long = { $set: { at: new Date(Date.now() - 40 * DAY_MS), named_at: null } }
  await db.collection('pictures').updateMany({ name: { $in: [cancelled, ofArticle, ofDraft] } }, long)

  await service.runJob('unused-pictures')

  const files = (await readdir(`${cacheDir}-uploaded`)).map(name => name.replace('.webp', ''))
  expect(files.toSorted()).toEqual([fresh, ofArticle, ofDraft].toSorted())
  expect((await fetch(`/images/${cancelled}/320.webp`)).status).toBe(404)
  expect((await fetch(`/images/${ofArticle}/320.webp`)).status).toBe(200)

  // Taken out of its article: it can be put back for thirty days, then it goes.
  await staff.write(changeImagesEndpoint, { body: { article, pictures_revision: 1, images: [] } })
  await service.runJob('unused-pictures')
  expect((await fetch(`/images/${ofArticle}/320.webp`)).status).toBe(200)
  const gone = { $set: { named_at: new Date(Date.now() - 31 * DAY_MS) } }
  await db.collection('pictures').updateOne({ name: ofArticle }, gone)
  // For an hour the change itself could be taken back.
  await db.collection('goods_changes').deleteMany({})
  await service.runJob('unused-pictures')
  expect((await fetch(`/images/${ofArticle}/320.webp`)).status).toBe(404)
})

test('a removed picture vanishes from every copy of the service that has drawn it', async () => {
  const one = await startApi()
  const storage = createFolderStorage(`${one.cacheDir}-uploaded`)
  const other = await startApi({ db: one.db, storage })
  const { picture } = await one.staff.write(uploadPictureEndpoint, { file: await aPicture() })
  const address = `/images/${picture.name}/320.webp`
  const seen = async () => [(await one.fetch(address)).status, (await other.fetch(address)).status]
  expect(await seen()).toEqual([200, 200])
  await one.db.collection('pictures').updateOne({ name: picture.name }, { $set: { at: ago(9999) } })

  await one.service.runJob('unused-pictures')
  await other.service.runJob('removed-pictures')

  expect(await seen()).toEqual([404, 404])
  expect(await readdir(other.cacheDir)).not.toContain(picture.name)
})
