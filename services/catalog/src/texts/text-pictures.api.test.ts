import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { changeTextEndpoint, staffTextEndpoint } from '@shop/contracts/staff/storefront/staff-texts'
import { aPicture } from '../../test/hostile-files.ts'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

type Shown = { image: string; alt: string } | undefined
const picturesOf = (text: { sections: readonly { picture?: Shown }[] }) =>
  text.sections.flatMap(({ picture }) => picture?.image ?? [])
const shown = async () => (await api.get('/api/texts/about-us')).body.text
const aText = (picture: Shown) => {
  const section = { heading: 'Хто ми', ...(picture && { picture }) }
  return { title: 'Ми', metaTitle: 'Ми', description: 'Опис', lead: 'Слово', sections: [section] }
}
const save = (uk: Shown, en: Shown = uk, revision = 0) =>
  api.staff.write(changeTextEndpoint, {
    params: { page: 'about-us' },
    body: { revision, text: { uk: aText(uk), en: aText(en) } },
  })

test('the page about the shop comes with pictures, each with words in its language', async () => {
  const { uk, en } = await shown()

  expect(picturesOf(uk)).toHaveLength(3)
  expect(picturesOf(en)).toEqual(picturesOf(uk))
  expect(uk.sections[0].picture.alt).not.toBe(en.sections[0].picture.alt)
})

test('a picture that staff upload for a page is shown there, and is no unused one', async () => {
  const { name } = (await api.staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture
  await save({ image: name, alt: 'Майстерня' }, { image: name, alt: 'Our workshop' })

  expect((await shown()).en.sections[0].picture).toEqual({ image: name, alt: 'Our workshop' })
  expect(await api.db.collection('pictures').findOne({ name })).toMatchObject({ named_at: expect.any(Date) })
})

test('a picture that is gone leaves its page as it is, and staff do not find it there either', async () => {
  const { name } = (await api.staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture
  await save({ image: name, alt: '' })
  await api.db.collection('pictures').deleteOne({ name })

  expect((await shown()).uk.sections).toEqual([{ heading: 'Хто ми' }])
  const { page } = await api.staff.read(staffTextEndpoint, { params: { page: 'about-us' } })
  expect(picturesOf(page.text.uk)).toEqual([])
  await save(undefined, undefined, 1)
})

test('a picture that there is not is refused at its section, and so is another one in the other language', async () => {
  const there = { image: 'coat-camel-front', alt: '' }
  await expect(save({ image: 'no-such-picture', alt: '' })).rejects.toMatchObject({
    details: { fields: { 'text.uk.sections.0.picture.image': 'unknown_picture' } },
  })
  await expect(save(there, { image: 'coat-camel-back', alt: '' })).rejects.toMatchObject({
    details: { fields: { 'text.en.sections.0.picture': 'sections_differ' } },
  })
})

test('a picture of a page is not deleted before it is taken out of the text', async () => {
  const name = 'wrap-dress-burgundy-detail'
  await save({ image: name, alt: '' })
  const { stops } = await api.staff.read(goodsRemoving.uses, { body: { kind: 'picture', names: [name] } })

  expect(stops.archive).toContainEqual(expect.objectContaining({ of: name, kind: 'text', count: 1 }))
})
