import { DAY_MS } from '@shop/calendar/durations'
import {
  findPreview,
  keptVersions,
  livePreviews,
  releaseRevision,
  withoutPastPreviews,
  withoutPreview,
  withPreview,
} from './previews.ts'
import { isReadable } from './readable-releases.ts'
import { type Release, type Releases, servedVersion, withCanary, withRelease, withRollback } from './releases.ts'

const NOW = new Date('2026-11-23T10:00:00.000Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const release = (version: string, at = NOW): Release => {
  return { version, digest: `of ${version}`, inputs: '', commit: 'c0ffee1', at: at.toISOString(), by: 'olena' }
}
const stable = withRelease(withRelease(null, release('a'), 'release'), release('b'), 'release')
const previewed = (...versions: string[]): Releases =>
  versions.reduce((before, version) => withPreview(before, release(version), []), stable)
const named = (releases: Releases, now = NOW) => livePreviews(releases, now).map(({ version }) => version)

test('a preview changes nothing of what visitors get, is no way back and says until when it is open', () => {
  const after = withPreview(stable, { ...release('c'), reason: 'a shorter title' }, ['pages: /store throws'])

  expect(after.previews).toEqual([
    {
      ...release('c'),
      reason: 'a shorter title',
      until: '2026-11-30T10:00:00.000Z',
      told: ['pages: /store throws'],
    },
  ])
  expect([after.served, after.versions, after.history]).toEqual([stable.served, stable.versions, stable.history])
  expect(() => withRollback(after, { at: '', by: 'olena' }, 'c')).toThrow('there is no version c')
  expect(isReadable(after)).toBe(true)
})

test('a part of which nothing was released has no previews', () => {
  expect(() => withPreview(null, release('c'), [])).toThrow('the first version is for everybody')
})

test('a preview is over after a week, and is forgotten with its files', () => {
  const after = withPreview(previewed('c'), release('d', daysLater(1)), [])

  expect(named(after, daysLater(7))).toEqual(['d'])
  expect(findPreview(after, 'c', daysLater(6))?.version).toBe('c')
  expect(findPreview(after, 'c', daysLater(7))).toBeNull()
  expect(keptVersions(after, daysLater(7))).toEqual(['b', 'a', 'd'])
  const forgotten = withoutPastPreviews(after, daysLater(7))
  expect([forgotten?.past, forgotten && named(forgotten.after)]).toEqual([['c'], ['d']])
  expect(withoutPastPreviews(after, NOW)).toBeNull()
})

test('the same version once more is there once and begins a new week', () => {
  const again = withPreview(previewed('c', 'd'), release('c', daysLater(3)), [])

  expect(named(again)).toEqual(['c', 'd'])
  expect(named(again, daysLater(9))).toEqual(['c'])
})

test('of more than twenty previews of a part the oldest goes', () => {
  const versions = Array.from({ length: 21 }, (_, index) => `d${index}`)

  expect(named(previewed(...versions))).toEqual(versions.slice(1).reverse())
})

test('a preview that is ended opens nothing, and the others stay', () => {
  expect(named(withoutPreview(previewed('c', 'd'), 'c'))).toEqual(['d'])
  expect(() => withoutPreview(previewed('c'), 'x')).toThrow('there is no preview of x')
  expect(() => withoutPreview(null, 'c')).toThrow('there is no preview of c')
})

test('releases and ways back leave the previews as they are', () => {
  const released = withRelease(withCanary(previewed('c'), release('d'), 10), release('e'), 'release')
  const back = withRollback(released, { at: '', by: 'olena' })

  expect([servedVersion(back), named(back)]).toEqual(['b', ['c']])
})

test('a version that was previewed may be released, and its preview may end then', () => {
  const released = withRelease(previewed('c'), release('c'), 'release')

  expect(keptVersions(released, NOW)).toEqual(['c', 'b', 'a'])
  expect(keptVersions(withoutPreview(released, 'c'), NOW)).toEqual(['c', 'b', 'a'])
})

test('an owner who changes what visitors get is not kept from it by previews that came meanwhile', () => {
  const seen = releaseRevision(stable)
  const meanwhile = withoutPreview(previewed('c', 'd'), 'c')

  expect([meanwhile.revision, releaseRevision(meanwhile)]).toEqual([stable.revision + 3, seen])
  expect(releaseRevision(withRelease(meanwhile, release('e'), 'release'))).toBe(seen + 1)
})
