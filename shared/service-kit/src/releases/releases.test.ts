import { type Release, type Releases, servedVersion, withRelease, withRollback } from './releases.ts'

const olena = { at: '2026-11-23T10:00:00.000Z', by: 'olena' }
const release = (version: string): Release => ({ version, digest: '', inputs: '', commit: '', ...olena })
const released = (...versions: string[]): Releases =>
  versions.reduce<Releases | null>((before, version) => withRelease(before, release(version), 'release'), null) ??
  withRelease(null, release('a'), 'release')

test('a release is handed out to everybody, and the registry says who did it', () => {
  const { served, history, revision } = released('a', 'b')

  expect(served).toEqual([{ version: 'b', share: 100 }])
  expect(history[0]).toEqual({ what: 'release', version: 'b', ...olena })
  expect(revision).toBe(2)
})

test('the way back leads to the version that was published before, and further back', () => {
  const once = withRollback(released('a', 'b', 'c'), olena)
  const twice = withRollback(once, olena)

  expect([once, twice].map(servedVersion)).toEqual(['b', 'a'])
  expect(twice.history[0]?.what).toBe('rollback')
  expect(() => withRollback(twice, olena)).toThrow('there is no version before a')
})

test('the way back may name its version, also a newer one', () => {
  const back = withRollback(released('a', 'b', 'c'), olena, 'a')

  expect(servedVersion(withRollback(back, olena, 'c'))).toBe('c')
  expect(() => withRollback(back, olena, 'x')).toThrow('there is no version x')
})

test('five versions before the one that is handed out are kept', () => {
  const { versions } = released('a', 'b', 'c', 'd', 'e', 'f', 'g')

  expect(versions.map(({ version }) => version)).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
})

test('what is published again is the newest, and there once', () => {
  const { versions } = released('a', 'b', 'a')

  expect(versions.map(({ version }) => version)).toEqual(['a', 'b'])
})
