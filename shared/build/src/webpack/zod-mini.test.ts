import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

test('remotes find everything of zod that the contracts are written with', () => {
  const files = globSync('shared/contracts/src/**/*.ts', { cwd: root })
  const contracts = files.map(file => readFileSync(path.join(root, file), 'utf8'))
  const used = contracts.flatMap(text => [...text.matchAll(/\bz\.([a-zA-Z_]+)/g)].map(([, name]) => name))
  const types = ['infer', 'input', 'output', 'ZodMiniType', 'ZodMiniObject']
  const shared = readFileSync(path.join(import.meta.dirname, 'zod-mini.ts'), 'utf8')

  const missing = [...new Set(used)].filter(
    name => !types.includes(name ?? '') && !new RegExp(`^  ${name},$`, 'm').test(shared),
  )

  expect(missing).toEqual([])
})
