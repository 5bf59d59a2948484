import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { takeSingletons } from './singletons.ts'

const uiKit = path.join(import.meta.dirname, '../../../ui-kit/src')
const shared = Object.keys(takeSingletons()).flatMap(name => name.split('@shop/ui-kit/')[1] ?? [])

/** Files that a remote carries itself: those of the shared ones are the host's. */
const carried = globSync(`${uiKit}/*.tsx`).filter(
  file => !file.includes('.test.') && !shared.includes(path.basename(file, '.tsx')),
)

test.each(shared)('%s is on the page once: what is built on it asks for it by name', name => {
  const copies = carried.filter(file => readFileSync(file, 'utf8').includes(`'./${name}.tsx'`))
  expect(copies.map(file => path.basename(file))).toEqual([])
})
