import { freshRelease } from './fresh-release.ts'
import { type Releases, withCanary, withRelease, withRollback, withShare } from './releases.ts'

const olena = { at: '2026-11-23T10:00:00.000Z', by: 'olena' }
const versionOf = (version: string) => ({ version, digest: version, inputs: '', commit: '', ...olena })
const first = withRelease(null, versionOf('aaaa'), 'build')
const second = withRelease(first, versionOf('bbbb'), 'release')
const canary = withCanary(first, versionOf('bbbb'), 10, '2026-11-23T10:10:00.000Z')
const after = (minutes: number) => new Date(new Date(olena.at).getTime() + minutes * 60_000)

test('a version that everybody got is watched for an hour beside the one before it', () => {
  expect(freshRelease(second, after(59))).toMatchObject({ version: 'bbbb', before: 'aaaa', until: after(60) })
  expect(freshRelease(second, after(60))).toBeNull()
  expect(freshRelease(withShare(canary, 100, olena), after(59))).toMatchObject({ version: 'bbbb', before: 'aaaa' })
})

test.each<[string, Releases]>([
  ['of which there is no version before', withRelease(null, versionOf('aaaa'), 'release')],
  ['that was built for this machine', withRelease(second, versionOf('cccc'), 'build')],
  ['that a way back led to', withRollback(withRelease(second, versionOf('cccc'), 'release'), olena)],
  ['beside which a canary runs', withCanary(second, versionOf('cccc'), 10)],
])('a version %s is not watched', (_, releases) => {
  expect(freshRelease(releases, after(1))).toBeNull()
})

test('a canary keeps the moment at which everybody gets it until somebody changes its share', () => {
  expect(canary.served[1]).toEqual({ version: 'bbbb', share: 10, promoteAt: '2026-11-23T10:10:00.000Z' })
  expect(withShare(canary, 20, olena).served[1]).toEqual({ version: 'bbbb', share: 20 })
})
