import {
  canaryBegan,
  canaryOf,
  type Release,
  type Releases,
  servedVersion,
  withCanary,
  withRelease,
  withRollback,
  withShare,
  withStrike,
} from './releases.ts'

const olena = { at: '2026-11-23T10:00:00.000Z', by: 'olena' }
const release = (version: string): Release => ({ version, digest: '', inputs: '', commit: '', ...olena })
const released = (...versions: string[]): Releases =>
  versions.reduce<Releases | null>((before, version) => withRelease(before, release(version), 'release'), null) ??
  withRelease(null, release('a'), 'release')
const canary = (share: number, before = released('a', 'b')) => withCanary(before, release('c'), share)
const names = ({ versions }: Releases) => versions.map(({ version }) => version).join('')
const reachOf = ({ versions }: Releases, wanted: string) => versions.find(({ version }) => version === wanted)?.reach

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
  expect(twice.history[0]).toEqual({ what: 'rollback', version: 'a', from: 'b', ...olena })
  expect(() => withRollback(twice, olena)).toThrow('there is no version before a')
})

test('the way back may name its version, also a newer one', () => {
  const back = withRollback(released('a', 'b', 'c'), olena, 'a')

  expect(servedVersion(withRollback(back, olena, 'c'))).toBe('c')
  expect(() => withRollback(back, olena, 'x')).toThrow('there is no version x')
})

test('the way back passes by what was taken back once, unless it is named or released again', () => {
  const after = withRelease(withRollback(released('a', 'b', 'c'), olena), release('d'), 'release')
  const again = withRelease(withRelease(after, release('c'), 'release'), release('e'), 'release')

  expect(servedVersion(withRollback(after, olena))).toBe('b')
  expect(servedVersion(withRollback(after, olena, 'c'))).toBe('c')
  expect(servedVersion(withRollback(again, olena))).toBe('c')
})

test('five versions before the one that is handed out are kept', () => {
  expect(names(released('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toBe('gfedcb')
})

test('what is published again is the newest, and there once', () => {
  expect(names(released('a', 'b', 'a'))).toBe('ab')
})

test('a canary goes to its share of the visitors, all others keep the stable version', () => {
  const { served, history } = canary(10)

  expect(served).toEqual([
    { version: 'b', share: 90 },
    { version: 'c', share: 10 },
  ])
  expect(history[0]).toEqual({ what: 'canary', version: 'c', share: 10, ...olena })
})

test('the share of a canary is raised and lowered, and with 100 percent it is the stable version', () => {
  const half = withShare(canary(10), 50, olena)
  const all = withShare(half, 100, olena)

  expect(canaryOf(half)).toEqual({ version: 'c', share: 50 })
  expect(half.history[0]).toEqual({ what: 'share', version: 'c', share: 50, ...olena })
  expect([all.served, canaryOf(all)]).toEqual([[{ version: 'c', share: 100 }], null])
  expect(all.history[0]).toEqual({ what: 'promote', version: 'c', ...olena })
  expect(servedVersion(withRollback(all, olena))).toBe('b')
})

test('the way back ends a canary first', () => {
  const back = withRollback(canary(10), olena)

  expect(back.served).toEqual([{ version: 'b', share: 100 }])
  expect(back.history[0]).toEqual({ what: 'rollback', version: 'b', from: 'c', ...olena })
  expect(servedVersion(withRollback(back, olena))).toBe('a')
})

test('the way back never leads to a version that not everybody has had', () => {
  const after = withRelease(withRollback(canary(10), olena), release('d'), 'release')

  expect(servedVersion(withRollback(after, olena))).toBe('b')
  expect(() => withRollback(after, olena, 'c')).toThrow('not everybody has had it')
})

test('a release to everybody ends a canary, and another canary takes its place', () => {
  expect(withRelease(canary(10), release('d'), 'release').served).toEqual([{ version: 'd', share: 100 }])
  expect(withCanary(canary(10), release('d'), 20).served.map(({ version }) => version)).toEqual(['b', 'd'])
})

test('a canary began when it was handed out, not when its share was changed; tried again it has another beginning', () => {
  const later = { at: '2026-11-24T10:00:00.000Z', by: 'olena' }
  const half = withShare(canary(10), 50, later)
  const again = withCanary(withRollback(half, later), { ...release('c'), ...later }, 10)

  expect([half, again].map(canaryBegan)).toEqual([new Date(olena.at), new Date(later.at)])
  expect([null, released('a'), { ...half, history: [] }].map(canaryBegan)).toEqual([null, null, null])
})

test('what only testers have had is marked until it goes out to anybody', () => {
  const hidden = canary(0)
  const ended = withRollback(hidden, olena)

  expect([hidden, ended].map(state => reachOf(state, 'c'))).toEqual(['testers', 'testers'])
  expect(reachOf(withRelease(hidden, release('d'), 'release'), 'c')).toBe('testers')
  expect(reachOf(withShare(hidden, 1, olena), 'c')).toBe('share')
  expect(reachOf(withShare(withShare(hidden, 1, olena), 0, olena), 'c')).toBe('share')
  expect(reachOf(withShare(hidden, 100, olena), 'c')).toBeUndefined()
  expect(reachOf(canary(0, withRelease(released('a', 'c'), release('b'), 'release')), 'c')).toBeUndefined()
})

test('a version that was handed out and the two before it stay, however much is tried besides', () => {
  const tried = ['1', '2', '3', '4', '5', '6', '7'].reduce(
    (before, version) => withCanary(before, release(version), 0),
    released('a', 'b', 'c', 'd'),
  )

  expect(names(tried)).toBe('765432dcb')
})

test.each([-1, 100, 101, 0.5, Number.NaN])('%d is no share of a canary', share => {
  expect(() => canary(share)).toThrow('0 to 99')
})

test('a canary needs another version beside it', () => {
  expect(() => withCanary(null, release('a'), 10)).toThrow('the first version is for everybody')
  expect(() => withCanary(released('a'), release('a'), 10)).toThrow('a is what everybody has')
  expect(() => withShare(released('a'), 10, olena)).toThrow('no canary runs')
})

test('a version of another origin is no secret, so it is not for testers alone', () => {
  const elsewhere = { ...release('c'), origin: 'https://catalog.example' }

  expect(() => withCanary(released('a'), elsewhere, 0)).toThrow('keeps no secret')
  expect(canaryOf(withCanary(released('a'), elsewhere, 1))?.share).toBe(1)
})

test('a version that was struck is no way back, neither by itself nor by name, until it is released again', () => {
  const struck = withStrike(released('a', 'b', 'c'), olena, 'b')

  expect(struck.history[0]).toEqual({ what: 'strike', version: 'b', ...olena })
  expect(struck.served).toEqual([{ version: 'c', share: 100 }])
  expect(servedVersion(withRollback(struck, olena))).toBe('a')
  expect(() => withRollback(struck, olena, 'b')).toThrow('nobody can go back to b: it was struck')
  const again = withRelease(struck, release('b'), 'release')
  expect(servedVersion(withRollback(withRelease(again, release('d'), 'release'), olena))).toBe('b')
})

test('what visitors get, what is struck already and what is not there cannot be struck', () => {
  expect(() => withStrike(canary(10), olena, 'c')).toThrow('c is handed out: lead back to another version first')
  expect(() => withStrike(canary(10), olena, 'x')).toThrow('there is no version x')
  const struck = withStrike(withRollback(canary(10), olena), olena, 'c')
  expect(() => withStrike(struck, olena, 'c')).toThrow('c is struck already')
})
