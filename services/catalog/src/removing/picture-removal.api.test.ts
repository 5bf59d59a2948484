import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { aPicture } from '../../test/hostile-files.ts'
import { startApi } from '../../test/start-api.ts'

const [article, sibling] = ['DR-1042-EME-R', 'DR-1042-EME-L']
const kind = 'picture' as const

async function start() {
  const api = await startApi()
  const { staff, db, get, refresh } = api
  const read = async (name = article) =>
    (await staff.read(articleImagesEndpoint, { params: { article: name } })).product
  const namesOf = async (list: 'images' | 'archived', name = article) =>
    ((await read(name))[list] ?? []).map(one => one.name)
  return {
    ...api,
    read,
    namesOf,
    names: await namesOf('images'),
    archive: (names: string[]) => staff.write(goodsRemoving.archive, { body: { kind, names, leads_to: null } }),
    restore: (names: string[]) => staff.write(goodsRemoving.restore, { body: { kind, names } }),
    remove: (names: string[], typed: string) =>
      staff.write(goodsRemoving.delete, { body: { kind, names, typed, leads_to: null } }),
    stops: async (names: string[]) => (await staff.read(goodsRemoving.uses, { body: { kind, names } })).stops,
    async inShop(name = article): Promise<string[]> {
      await refresh()
      const { body } = await get(`/api/products/get-by/model-by-article?article=${name}`)
      return body.product.images.map((image: { name: string }) => image.name)
    },
    /** A picture that staff have uploaded, the last one of the article. */
    async addUploaded(alt = { uk: 'Спинка', en: 'The back' }) {
      const { name } = (await staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture
      const { images, pictures_revision } = await read()
      const known = images.map(({ name, shot, alt, focus = null }) => ({ name, shot, alt, focus }))
      const added = [...known, { name, shot: 'back' as const, alt, focus: null }]
      await staff.write(changeImagesEndpoint, { body: { article, pictures_revision, images: added } })
      return name
    },
    showInLook: (name: string) =>
      db.collection('bundles').updateOne({ article: 'BN-9001-CAM' }, { $push: { images: { name } as never } }),
  }
}

test('pictures that are archived leave the shop in all heights, are kept with the articles, and come back to their places', async () => {
  const { names, namesOf, archive, restore, inShop } = await start()
  const [first = '', second = '', ...others] = names
  const { change } = await archive([first, second])

  expect(change).toMatchObject({ action: 'pictures_archive', subjects: [first, second] })
  for (const name of [article, sibling]) {
    expect(await inShop(name)).toEqual(others)
    expect(await namesOf('archived', name)).toEqual([first, second])
  }
  expect((await archive([first])).change).toBe(null)

  await restore([second])
  expect(await inShop()).toEqual([second, ...others])
  expect((await restore([first])).change).toMatchObject({ action: 'pictures_restore', subject: first })
  expect(await inShop()).toEqual(names)
  expect(await namesOf('archived', sibling)).toEqual([])
})

test('a shown product keeps its last pictures, and is named', async () => {
  const { names, stops, archive } = await start()
  const [first = ''] = names

  expect((await stops(names)).archive).toMatchObject([
    { of: first, kind: 'product', places: expect.arrayContaining([expect.objectContaining({ name: article })]) },
  ])
  await expect(archive(names)).rejects.toMatchObject({ code: 'in_use' })
})

test('a picture that a look or the home page shows is neither archived nor deleted', async () => {
  const { names, stops, archive, showInLook, db } = await start()
  const [, second = '', third = ''] = names
  await showInLook(second)
  await db.collection('home').updateMany({}, { $push: { slider: { image: third } as never } })

  expect((await stops([second, third])).archive).toMatchObject([
    { of: second, kind: 'bundle', count: 1, places: [{ name: 'BN-9001-CAM' }] },
    { of: third, kind: 'home' },
  ])
  await expect(archive([second])).rejects.toMatchObject({ details: { uses: [{ kind: 'bundle' }] } })
  await expect(archive([third])).rejects.toMatchObject({ details: { uses: [{ kind: 'home' }] } })
})

test('a picture is deleted once no product shows it and what it shows is typed; then nothing can name it', async () => {
  const { addUploaded, archive, remove, restore, namesOf, read, staff, db, service, fetch } = await start()
  const name = await addUploaded()
  await expect(remove([name], 'Спинка')).rejects.toMatchObject({
    code: 'in_use',
    details: {
      uses: [
        { kind: 'product', count: 2, places: expect.arrayContaining([expect.objectContaining({ name: article })]) },
      ],
    },
  })
  await archive([name])
  await expect(remove([name], 'front')).rejects.toMatchObject({ details: { fields: { typed: 'typed_name' } } })

  expect((await remove([name], ' the back ')).change).toMatchObject({ action: 'pictures_delete', subject: name })
  expect(await namesOf('archived')).toEqual([])
  await expect(restore([name])).rejects.toMatchObject({ code: 'not_found' })
  const { pictures_revision } = await read()
  const images = [{ name, shot: 'back' as const, alt: { uk: '', en: '' }, focus: null }]
  const named = staff.write(changeImagesEndpoint, { body: { article, pictures_revision, images } })
  await expect(named).rejects.toMatchObject({ details: { fields: { 'images.0.name': 'not_found' } } })

  // For an hour the changes that named it could be taken back.
  await db.collection('goods_changes').deleteMany({})
  await service.runJob('unused-pictures')
  expect((await fetch(`/images/${name}/320.webp`)).status).toBe(404)
})

test('several pictures are deleted once their number is typed, and none while one of them is shown', async () => {
  const { names, archive, remove, namesOf } = await start()
  const [first = '', second = ''] = names
  await archive([first])
  await expect(remove([first, second], '2')).rejects.toMatchObject({ details: { uses: [{ of: second }] } })
  expect(await namesOf('archived')).toEqual([first])

  await archive([second])
  await remove([first, second], '2')
  expect(await namesOf('archived', sibling)).toEqual([])
})
