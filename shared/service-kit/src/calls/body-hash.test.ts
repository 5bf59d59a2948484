import { bodyHash } from './body-hash.ts'

const body = { lines: [{ article: 'A', size: 'S', count: 1 }], customer: { name: 'Олена', phone: '+380' } }

test('the same request has the same hash, whatever order its names come in', () => {
  const turned = { customer: { phone: '+380', name: 'Олена' }, lines: [{ size: 'S', count: 1, article: 'A' }] }

  expect(bodyHash(turned)).toBe(bodyHash(body))
  expect(bodyHash({ ...body, note: undefined })).toBe(bodyHash(body))
})

test('another request has another hash', () => {
  expect(bodyHash({ ...body, note: 'x' })).not.toBe(bodyHash(body))
})
