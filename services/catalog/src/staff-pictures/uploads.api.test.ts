import { copyFile, readdir, rm } from 'node:fs/promises'
import { statusOfError } from '@shop/contracts/error-status'
import type { ShopError } from '@shop/contracts/errors'
import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import sharp from 'sharp'
import { aPicture, bomb, cmykPicture, movingPicture, pictureWithPlace, SCRIPT } from '../../test/hostile-files.ts'
import { startApi } from '../../test/start-api.ts'
import { createFolderStorage } from '../ports/picture-storage/folder-storage.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const folder = () => `${api.cacheDir}-uploaded`
const kept = () => readdir(folder()).catch(() => [])
const upload = async (file: Buffer) => (await api.staff.write(uploadPictureEndpoint, { file })).picture
const refusal = (file: Buffer) => upload(file).catch((error: ShopError) => error)
const shown = async (name: string, file = '640.webp') => {
  const answer = await api.fetch(`/images/${name}/${file}`)
  return { answer, bytes: Buffer.from(await answer.bytes()) }
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is kept under a name of ours, and shown at once', async format => {
  const { name, width, height, placeholder } = await upload(await aPicture(format))

  expect(name).toMatch(/^up-[0-9a-f]{32}$/)
  expect([width, height, placeholder.slice(0, 16)]).toEqual([900, 1200, 'data:image/webp;'])
  expect((await sharp((await shown(name)).bytes).metadata()).width).toBe(640)
  expect((await shown(name, '1920.webp')).answer.status).toBe(200)
  expect(await kept()).toContain(`${name}.webp`)
})

test('the audit log hears under which name a picture is kept, and how large it is', async () => {
  const { picture, change } = await api.staff.write(uploadPictureEndpoint, { file: await aPicture() })

  const after = { width: 900, height: 1200 }
  expect(change).toEqual({ action: 'pictures_upload', subject: picture.name, after })
})

test('one member of staff uploads a thousand pictures an hour, and does not use up those of others', async () => {
  const counter = { _id: 'upload:iryna', count: 1000, expires_at: new Date(Date.now() + 60_000) }
  await api.db.collection<{ _id: string }>('limits').insertOne(counter)
  const file = await aPicture()
  const refused = api.staff.write(uploadPictureEndpoint, { who: 'iryna', file })

  await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', details: { seconds: expect.any(Number) } })
  expect((await api.staff.write(uploadPictureEndpoint, { file })).picture.width).toBe(900)
})

test('where and by whom a picture was taken is gone, and it stands upright', async () => {
  const file = await pictureWithPlace()
  expect((await sharp(file).metadata()).exif).toBeDefined()

  const { name, width, height } = await upload(file)
  const { exif, xmp, iptc, orientation } = await sharp(`${folder()}/${name}.webp`).metadata()

  expect([width, height]).toEqual([900, 1200])
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  for (const { bytes } of [await shown(name), await shown(name, '640.jpeg')])
    expect(bytes.includes('Levada secret studio')).toBe(false)
})

test.each([
  ['a page', Buffer.from(`<html>${SCRIPT}</html>`)],
  ['an archive', Buffer.from('504b0304140000000800', 'hex')],
])('a picture that is %s as well is kept as a picture only', async (_, tail) => {
  const { name } = await upload(Buffer.concat([await aPicture(), tail]))

  const { bytes, answer } = await shown(name)
  expect(bytes.includes(tail)).toBe(false)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test('inks of print become colours of screens, and of what moves the first moment stays', async () => {
  const [printed, moving] = [await upload(await cmykPicture()), await upload(await movingPicture())]
  const [inks, moments] = await Promise.all(
    [printed, moving].map(({ name }) => sharp(`${folder()}/${name}.webp`).metadata()),
  )

  expect([inks?.space, inks?.channels]).toEqual(['srgb', 3])
  expect([moments?.pages ?? 1, moments?.height]).toEqual([1, 1200])
})

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'a drawing with a script',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'unsupported_media_type',
  ],
  ['a page', () => Buffer.from(`<html>${SCRIPT}</html>`), 'unsupported_media_type'],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'unsupported_media_type'],
  ['nothing', () => Buffer.alloc(0), 'unsupported_media_type'],
  [
    'a page that begins like a photograph',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)]),
    'picture_unreadable',
  ],
  ['half a photograph', async () => (await aPicture()).subarray(0, 3000), 'picture_unreadable'],
  [
    'half a PNG',
    async () =>
      (
        await sharp(await aPicture())
          .png()
          .toBuffer()
      ).subarray(0, 3000),
    'picture_unreadable',
  ],
  ['a picture that would fill the memory', () => bomb(), 'picture_too_large'],
  ['a picture for a stamp', () => aPicture('jpeg', 799, 1200), 'picture_too_small'],
])('%s is refused, and nothing of it is kept', async (_, file, code) => {
  const before = await kept()

  expect(await refusal(await file())).toMatchObject({ code })
  expect(await kept()).toEqual(before)
})

test('a picture that is too small says how large it is and should be', async () => {
  expect(await refusal(await aPicture('png', 640, 900))).toMatchObject({ details: { width: 640, min: 800 } })
})

test('pictures that come together are all kept, each under its own name', async () => {
  const file = await aPicture()
  const names = (await Promise.all(Array.from({ length: 6 }, () => upload(file)))).map(({ name }) => name)

  expect(new Set(names).size).toBe(6)
})

test('an upload that nobody made is not found', async () => {
  const { answer } = await shown(`up-${'0'.repeat(32)}`)
  expect(answer.status).toBe(404)
})

test('when the disk is full an upload is refused with 507, leaves nothing behind, and the shop goes on', async () => {
  let isFull = false
  const storage = createFolderStorage(`${api.cacheDir}-small`, {
    async copy(from, to) {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      await copyFile(from, to)
    },
  })
  const shop = await startApi({ storage })
  const send = async () =>
    shop.staff.write(uploadPictureEndpoint, { file: await aPicture() }).catch((error: ShopError) => error)
  const before = await send()
  const name = 'picture' in before ? before.picture.name : ''
  isFull = true

  const refused = await send()
  expect(refused).toMatchObject({ code: 'storage_full' })
  expect(statusOfError.storage_full).toBe(507)
  expect(await readdir(`${api.cacheDir}-small`)).toEqual([`${name}.webp`])
  expect(await shop.db.collection('pictures').countDocuments()).toBe(1)
  expect((await shop.fetch(`/images/${name}/640.webp`)).status).toBe(200)
  expect((await shop.get('/api/products/get-by/filters')).status).toBe(200)
  await rm(`${api.cacheDir}-small`, { recursive: true })
})
