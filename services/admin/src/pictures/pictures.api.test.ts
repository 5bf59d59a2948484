import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { aDress } from '../../test/picture-calls.ts'
import { startApi } from '../../test/start-api.ts'

const jpeg = { 'content-type': 'image/jpeg' }
const send = (body: Buffer | string, headers: Record<string, string> = jpeg) => ({ body, headers })

test('an uploaded file reaches the catalogue as it is, and the audit log says by whom', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.send('POST', '/api/images/upload', send(Buffer.alloc(300_000, 7)))

  expect([status, body.picture]).toEqual([201, expect.objectContaining({ name: 'up-0', width: 900 })])
  expect(asked).toEqual([{ who: 'content-of-test', bytes: 300_000 }])
  const written = await db.collection('audit').findOne({ action: 'pictures_upload' })
  expect(written).toMatchObject({ who: 'content-of-test', subject: 'up-0' })
})

test('a file that the catalogue refuses leaves nothing in the audit log', async () => {
  const { openAs, db } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.send('POST', '/api/images/upload', send('<svg/>'))

  expect([status, body.error?.code]).toEqual([422, 'picture_unreadable'])
  expect(await db.collection('audit').countDocuments({ action: 'pictures_upload' })).toBe(0)
})

test.each([
  ['of more than ten megabytes', Buffer.alloc(10 * 1024 * 1024 + 1), jpeg, [413, 'body_too_large']],
  ['of fifty megabytes', Buffer.alloc(50 * 1024 * 1024), jpeg, [413, 'body_too_large']],
  ['that calls itself a drawing', '<svg/>', { 'content-type': 'image/svg+xml' }, [415, 'unsupported_media_type']],
  ['in a form', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, [415, 'unsupported_media_type']],
  ['that was packed', 'x', { ...jpeg, 'content-encoding': 'gzip' }, [415, 'unsupported_media_type']],
  ['without a type', Buffer.alloc(10), {}, [415, 'unsupported_media_type']],
] as const)('a file %s is refused before anybody looks into it', async (_, body, headers, expected) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('content')).send('POST', '/api/images/upload', send(body, headers))

  expect([answer.status, answer.body.error?.code]).toEqual(expected)
  expect(asked).toEqual([])
})

test('one person sends four files at once; the fifth is asked to wait', async () => {
  const { openAs, url } = await startApi()
  const content = await openAs('content')
  const head = `POST /api/images/upload HTTP/1.1\r\nHost: x\r\nCookie: ${[...content.cookies].map(pair => pair.join('=')).join('; ')}\r\nContent-Type: image/jpeg\r\n`
  const port = Number(new URL(url).port)
  const slow = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  for (const socket of slow) socket.write(`${head}Content-Length: 5000\r\n\r\nbegin`)
  await pause(300)

  const { status, headers } = await content.send('POST', '/api/images/upload', send(Buffer.alloc(100)))
  for (const socket of slow) socket.destroy()

  expect([status, headers.get('retry-after')]).toEqual([429, '2'])
  await pause(100)
  expect((await content.send('POST', '/api/images/upload', send(Buffer.alloc(100)))).status).toBe(201)
})

test('the pictures of an article are changed by the right people, and the audit log keeps what they were', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')
  const images = [{ name: 'up-0', shot: 'back', alt: { uk: 'Спинка', en: '' }, focus: { x: 50, y: 10 } }]

  const change = { article: aDress.article, pictures_revision: 0, images }
  const { status, body } = await content.post('/api/images/change', change)

  expect([status, body]).toMatchObject([200, { product: { pictures_revision: 1 } }])
  expect(asked).toEqual([{ ...change, who: 'content-of-test' }])
  expect(await db.collection('audit').findOne({ action: 'pictures_change' })).toMatchObject({
    subject: aDress.article,
    before: [{ name: 'dress-front' }],
    after: [{ name: 'up-0', alt: { uk: 'Спинка', en: '' } }],
  })
})

const picture = { name: 'up-0', shot: 'back', alt: { uk: '', en: '' }, focus: null }
test.each([
  [{ article: '../../x' }, 'article'],
  [{ pictures_revision: -1 }, 'pictures_revision'],
  [{ images: [{ ...picture, name: '../../x.jpg' }] }, 'images.0.name'],
  [{ images: [{ ...picture, shot: 'side' }] }, 'images.0.shot'],
  [{ images: [{ ...picture, alt: { uk: 'a'.repeat(201), en: '' } }] }, 'images.0.alt.uk'],
  [{ images: [{ ...picture, focus: { x: 101, y: 0 } }] }, 'images.0.focus.x'],
  [{ images: Array.from({ length: 31 }, () => picture) }, 'images'],
])('pictures with %j are refused', async (wrong, field) => {
  const { openAs } = await startApi()
  const right = { article: aDress.article, pictures_revision: 0, images: [picture] }

  const { status, body } = await (await openAs('content')).post('/api/images/change', { ...right, ...wrong })

  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [field]])
})

test('the list of pictures is asked of the catalogue by what stands in the address', async () => {
  const { openAs, asked } = await startApi()
  const content = await openAs('content')

  await content.get(`/api/admin/images?search=${encodeURIComponent('сукня')}&missing=alts&page=3`)
  expect(asked).toEqual([{ search: 'сукня', missing: 'alts', page: 3 }])
  expect((await content.get('/api/admin/images?missing=soul')).status).toBe(400)
  expect((await content.get('/api/admin/images/DR-1042-BUR-R')).body).toMatchObject({ product: { images: [{}] } })
})
