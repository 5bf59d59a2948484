import zlib from 'node:zlib'
import { compressText } from './compress-text.ts'

const list = JSON.stringify(Array.from({ length: 200 }, (_, number) => ({ article: `DR-${number}`, title: 'Сукня' })))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('a client that accepts «%s» gets %s', (accepted, encoding) => {
  expect(compressText(list, accepted)?.encoding ?? null).toBe(encoding)
})

test('what was compressed is the same answer in a third of the bytes', () => {
  const [body, gzipped] = ['br', 'gzip'].map(encoding => compressText(list, encoding)?.body ?? Buffer.alloc(0))

  expect(String(zlib.brotliDecompressSync(body ?? ''))).toBe(list)
  expect(String(zlib.gunzipSync(gzipped ?? ''))).toBe(list)
  expect(body?.length).toBeLessThan(list.length / 3)
})

test('a short answer goes as it is', () => {
  expect(compressText('{"status":true}', 'br')).toBeNull()
})

test('bytes that are kept as characters are compressed as the bytes that they are', () => {
  const packed = compressText(Buffer.from(list).toString('latin1'), 'br', 'latin1')

  expect(String(zlib.brotliDecompressSync(packed?.body ?? ''))).toBe(list)
})
