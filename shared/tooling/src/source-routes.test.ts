import { remoteNames } from '@shop/contracts/parts'
import { claimOfHost, findClaimConflicts } from '@shop/contracts/routes/claimed-paths'
import { routesOfSources } from './source-routes.ts'

test('the routes of every remote are whole, and no two parts claim one address', async () => {
  const claims = await Promise.all(
    remoteNames.map(async part => ({ part, paths: (await routesOfSources(part)).map(({ path }) => path) })),
  )

  expect(claims.flatMap(claim => findClaimConflicts(claim, [claimOfHost, ...claims]))).toEqual([])
  expect(claims.filter(({ paths }) => paths.length === 0)).toEqual([])
})
