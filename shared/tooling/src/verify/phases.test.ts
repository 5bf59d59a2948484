import { treeRegistry } from './own-builds.ts'
import { phasesFor, readShare, storiesOf } from './phases.ts'
import { teamOf } from './team.ts'

const others = { says: '', registry: treeRegistry, isReleased: false, close: async () => undefined }

/** The names of all steps: lanes of a phase in one list. */
const stepsFor = (part: string) =>
  phasesFor(teamOf(part), part, { others }).map(lanes => lanes.flat().map(({ name }) => name))

test('a team with a remote and a service checks and tests both, and plays its stories', () => {
  expect(stepsFor('mf-catalog')).toEqual([
    [
      'texts of mf-catalog',
      'lint and format',
      'types',
      'import directions',
      'folder directions',
      'build',
      'budgets',
      'contracts',
    ],
    ['tests'],
    ['stories'],
  ])
  expect(stepsFor('catalog')).toEqual(stepsFor('mf-catalog'))
})

test('a team without a service has no folders of one, and a team without an app builds and plays nothing', () => {
  expect(stepsFor('host')[0]).not.toContain('folder directions')
  expect(stepsFor('gateway')).toEqual([
    ['lint and format', 'types', 'import directions', 'folder directions'],
    ['tests'],
    [],
  ])
})

test('a team plays the stories about its own apps, those that break and release parts not among them', () => {
  expect(storiesOf(teamOf('mf-catalog')).map(file => file.split('/')[2])).toEqual(
    storiesOf(teamOf('mf-catalog')).map(() => 'catalog'),
  )
  expect(new Set(storiesOf(teamOf('mf-cart-checkout')).map(file => file.split('/')[2]))).toEqual(
    new Set(['cart', 'checkout']),
  )
  expect(storiesOf(teamOf('host'))).toContain('e2e/stories/shell/language.e2e.ts')
  expect(storiesOf(teamOf('host'))).not.toContain('e2e/stories/shell/canary.e2e.ts')
})

test('a share of the stories is one of some, and anything else is refused by name', () => {
  expect(readShare('2/3')).toEqual({ share: 2, of: 3 })
  expect(readShare(undefined)).toBeNull()
  for (const wrong of ['0/3', '4/3', '1/21', '1', 'a/b', '', '1/3/5'])
    expect(() => readShare(wrong)).toThrow(`such as 1/3; not ${wrong}`)
})
