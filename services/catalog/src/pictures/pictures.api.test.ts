import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const front = '/images/wrap-dress-burgundy-front'

async function picture(address: string) {
  const answer = await api.fetch(address)
  const { format, width } = await sharp(await answer.bytes()).metadata()
  return { status: answer.status, type: answer.headers.get('content-type'), format, width }
}

test.each([
  [`${front}/24.webp`, 'webp', 24],
  [`${front}/320.webp`, 'webp', 320],
  [`${front}/640.jpeg`, 'jpeg', 640],
  [`${front}/1600.webp`, 'webp', 1200],
  ['/images/hero-wide-1/1920.webp', 'webp', 1920],
  ['/images/hero-phone-1/1920.jpeg', 'jpeg', 1080],
])('%s is a %s, %i wide, never wider than the original', async (address, format, width) => {
  expect(await picture(address)).toEqual({ status: 200, type: `image/${format}`, format, width })
})

test('a picture may be cached for ever and cannot be run as anything else', async () => {
  const { headers } = await api.fetch(`${front}/480.webp`)

  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test('a picture is not sent again to a browser that has it', async () => {
  const { headers } = await api.fetch(`${front}/480.webp`)
  // fetch says no-cache of itself once it sees a condition; browsers that come back do not.
  const known = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
  const again = await api.fetch(`${front}/480.webp`, { headers: known })

  expect(again.status).toBe(304)
})

test('a HEAD request answers the length of a picture without its bytes', async () => {
  const [head, whole] = [await api.fetch(`${front}/480.webp`, { method: 'HEAD' }), await api.fetch(`${front}/480.webp`)]

  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String((await whole.bytes()).length))
})

test('the blurred picture is a few hundred bytes', async () => {
  const answer = await api.fetch(`${front}/24.webp`)
  expect((await answer.bytes()).length).toBeLessThan(400)
})

test.each(['wrap-dress-ivory-floral-front', 'maxi-dress-black-floral-front', 'turtleneck-camel-detail'])(
  '%s on the card of a phone, rich as it is, weighs less than 25 KB',
  async name => {
    const answer = await api.fetch(`/images/${name}/480.webp`)
    expect((await answer.bytes()).length).toBeLessThan(25 * 1024)
  },
)

test('many requests at once all get the same picture, and no half file stays', async () => {
  const address = '/images/wrap-dress-emerald-front/900.webp'
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.fetch(address)))
  const sizes = await Promise.all(answers.map(async answer => (await answer.bytes()).length))

  expect(new Set(sizes).size).toBe(1)
  expect((await readdir(path.join(api.cacheDir, 'wrap-dress-emerald-front'))).length).toBe(1)
})

test.each([
  '/images/no-such-picture/320.webp',
  `${front}/321.webp`,
  `${front}/1920.webp`,
  `${front}/320.png`,
  `${front}/320.webp.part`,
  '/images/..%2F..%2Fpackage/320.webp',
  '/images/%2e%2e/320.webp',
  '/images/Wrap-dress/320.webp',
  `/images/${'a'.repeat(101)}/320.webp`,
  '/images/a%00b/320.webp',
])('%s is not found', async address => {
  const answer = await api.fetch(address)
  expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
})
