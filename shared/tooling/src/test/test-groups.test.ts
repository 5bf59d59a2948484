import { groupsOf } from './test-groups.ts'

const named = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `services/${folder}/src/${String(index).padStart(2, '0')}.api.test.ts`)

test('each file is in one group, and a group has files of one package', () => {
  const files = [...named('account', 5), ...named('catalog', 30)]

  const groups = groupsOf(files)

  expect(groups.flatMap(group => group.files).sort()).toEqual(files)
  for (const { files } of groups) expect(new Set(files.map(file => file.split('/')[1])).size).toBe(1)
})

test('groups of a package are about as large as each other, so that no worker is left with a long one', () => {
  const sizes = groupsOf(named('catalog', 25)).map(({ files }) => files.length)

  expect(sizes).toEqual([9, 8, 8])
})

test('a suite that kills whole processes is begun first, and alone', () => {
  const killer = 'shop/src/crash.api.test.ts'

  const [first, ...others] = groupsOf([...named('gateway', 3), killer])

  expect(first?.files).toEqual([killer])
  expect(others.flatMap(({ files }) => files)).not.toContain(killer)
})
