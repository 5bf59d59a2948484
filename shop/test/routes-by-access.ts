import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainServiceNames } from '@shop/contracts/parts'

/** Routes by their access rule; an address has all its methods in one line: `GET POST /api/admin/bundles`. */
type RoutesByAccess = Readonly<Record<string, readonly string[]>>

// What a plain service opens is beside it, written by its team.
const folders = ['shop', ...plainServiceNames.map(name => `services/${name}`)]
const matrices = folders.map((folder): RoutesByAccess => {
  const file = path.resolve(import.meta.dirname, '../..', folder, 'test/routes-by-access.json')
  return JSON.parse(readFileSync(file, 'utf8'))
})

/**
 * Every route of the shop with its access rule, written apart from the contracts: a change of one has to be made in the other too. A route
 * that is missing fails the test of access, so none is opened by accident.
 */
export const accessMatrix = matrices.flatMap(matrix =>
  Object.entries(matrix).flatMap(([access, lines]) =>
    lines.flatMap(line => {
      const [pattern = '', ...methods] = line.split(' ').toReversed()
      return methods.map(method => ({ access, method, pattern, route: `${method} ${pattern}` }))
    }),
  ),
)
