import { type Releases, withRelease } from '@shop/service-kit/releases/releases'
import { audienceOf, sayAudience } from './audience.ts'

const release = { version: 'aaaa', digest: '', inputs: '', commit: '', at: '2026-11-23T10:00:00.000Z', by: 'olena' }
const storeWith = (releases: Releases | null) => ({ store: { read: async () => releases, write: async () => false } })
const registry = storeWith(withRelease(null, release, 'release'))
const asked = (version: string, share?: number) => audienceOf(registry, 'mf-catalog', { version, share })

test('a release that names no share goes to every tenth visitor for ten minutes, and then to everybody', async () => {
  const audience = await asked('bbbb')

  expect(audience).toEqual({ share: 10, minutes: 10 })
  expect(sayAudience(audience)).toBe(
    'to 10% of the visitors, and after 10 minutes to everybody unless it fails (--share 100: at once)',
  )
})

test('a share that is named is the share that it gets, 100 is everybody at once', async () => {
  expect(await asked('bbbb', 20)).toEqual({ share: 20 })
  expect(await asked('bbbb', 0)).toEqual({ share: 0 })
  expect(await asked('bbbb', 100)).toBe('release')
})

test('what cannot be compared with another version is for everybody at once', async () => {
  expect(await asked('aaaa')).toBe('release')
  expect(await audienceOf(storeWith(null), 'mf-catalog', { version: 'bbbb' })).toBe('release')
})
