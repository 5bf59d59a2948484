import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { openBucket } from './bucket.ts'

let server: Awaited<ReturnType<typeof openStrictBucket>>
beforeEach(async () => {
  server = await openStrictBucket()
})
afterEach(() => server.stop())

const open = () => openBucket({ endpoint: server.endpoint, ...account })
const bytes = (text: string) => new TextEncoder().encode(text)

test('a list names all objects that begin so, over as many answers as it takes, with what changes when they change', async () => {
  const bucket = open()
  const names = Array.from({ length: 45 }, (_, index) => `host/0a/file-${String(index).padStart(2, '0')}.js`)
  for (const name of [...names, 'mf-catalog/0a/file-00.js']) await bucket.put(name, bytes(name))
  const listed = await bucket.list('host/0a/')

  expect(listed.map(({ name }) => name)).toEqual(names)
  expect(listed[0]).toMatchObject({
    size: bytes('host/0a/file-00.js').length,
    tag: expect.stringMatching(/^"\w{32}"$/),
  })
  expect(listed[0]?.tag).toBe((await bucket.read('host/0a/file-00.js'))?.tag)
  expect(await bucket.list('nothing/')).toEqual([])
  expect(server.refused).toEqual([])
})

test('an object is written over only while it is the one that its writer has read', async () => {
  const bucket = open()
  const tagNow = async () => (await bucket.read('registry/host.json'))?.tag ?? ''

  expect(await bucket.putOver('registry/host.json', bytes('one'), null)).toBe(true)
  expect(await bucket.putOver('registry/host.json', bytes('two'), null)).toBe(false)
  const read = await tagNow()
  expect(await bucket.putOver('registry/host.json', bytes('two'), read)).toBe(true)
  expect(await bucket.putOver('registry/host.json', bytes('three'), read)).toBe(false)
  expect((await bucket.read('registry/host.json'))?.content.toString()).toBe('two')
})

test.each(['broken', 'hangs up'] as const)(
  'of a bucket that is %s each call says that it is not available',
  async mode => {
    const bucket = open()
    server.state.mode = mode
    const unavailable = { code: 'storage_unavailable' }

    await expect(bucket.put('a', bytes('a'))).rejects.toMatchObject(unavailable)
    await expect(bucket.putOver('a', bytes('a'), null)).rejects.toMatchObject(unavailable)
    await expect(bucket.read('a')).rejects.toMatchObject(unavailable)
    await expect(bucket.list('a')).rejects.toMatchObject(unavailable)
    await expect(bucket.remove('a')).rejects.toMatchObject(unavailable)
  },
)
