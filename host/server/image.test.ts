import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const kit: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('shared/service-kit/package.json', 'utf8'),
)

test('the host server needs no package that its image does not have', () => {
  const files = readdirSync('host/server', { recursive: true, encoding: 'utf8' }).filter(file =>
    /^(?!test\/).*(?<!\.test)\.ts$/.test(file),
  )
  const imports = files.flatMap(file =>
    [...readFileSync(path.join('host/server', file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
  )
  const packages = imports.filter(name => !/^(\.|node:|@shop\/(contracts|money|service-kit)\/)/.test(name))
  const names = new Set(packages.map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/')))

  expect(files.length).toBeGreaterThan(10)
  expect([...names].filter(name => !(name in kit.dependencies))).toEqual([])
})
