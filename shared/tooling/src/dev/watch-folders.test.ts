import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { watchFolders } from './watch-folders.ts'

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'shop-watched-')))
const write = (file: string, text = '') => writeFileSync(path.join(root, file), text)
let tellNext: (files: readonly string[]) => void
const nextChange = () => new Promise<readonly string[]>(resolve => (tellNext = resolve))

for (const folder of ['services/catalog/src', 'services/catalog/node_modules', 'e2e'])
  mkdirSync(path.join(root, folder), { recursive: true })
write('services/catalog/src/home.ts', 'first')
const watching = watchFolders(['services'], root, files => tellNext(files))
afterAll(() => {
  watching.close()
  rmSync(root, { recursive: true })
})

test('files that are saved in one moment are told together, wherever they are below the folders', async () => {
  const changed = nextChange()
  write('e2e/aside.ts')
  write('services/catalog/node_modules/aside.ts')
  write('services/catalog/src/home.ts', 'second')
  write('services/catalog/src/new.ts')

  expect([...(await changed)].sort()).toEqual(['services/catalog/src/home.ts', 'services/catalog/src/new.ts'])
})

test('a file that an editor replaces by another one is told, also the second time', async () => {
  for (const text of ['third', 'fourth']) {
    const changed = nextChange()
    write('e2e/written-aside.ts', text)
    renameSync(path.join(root, 'e2e/written-aside.ts'), path.join(root, 'services/catalog/src/home.ts'))

    expect(await changed).toEqual(['services/catalog/src/home.ts'])
  }
})

test('a folder that is made later is watched, too', async () => {
  const made = nextChange()
  mkdirSync(path.join(root, 'services/catalog/src/looks'))
  write('services/catalog/src/index.ts')
  await made
  const changed = nextChange()
  write('services/catalog/src/looks/look.ts')

  expect(await changed).toEqual(['services/catalog/src/looks/look.ts'])
})
