import { readFileSync } from 'node:fs'
import path from 'node:path'

/** All files that a file brings with it, without what is named for its types alone. */
function filesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  for (const [, name = ''] of text.matchAll(/ from '([^']+)'/g)) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : ours(name)
    if (target) filesBehind(target, found)
  }
  return found
}

function ours(name: string): string | null {
  return name.startsWith('@shop/') ? require.resolve(name) : null
}

test('demonstration goods are put in by the image of the services, which holds no files of the host or of its remotes', () => {
  const files = [...filesBehind(path.resolve('shop/src/seed.ts'))].map(file => path.relative('.', file))

  expect(files).toContain('services/catalog/src/seed.ts')
  expect(files.filter(file => !/^(services|shared|shop)\//.test(file))).toEqual([])
})
