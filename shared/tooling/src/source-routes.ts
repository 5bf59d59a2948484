import { statSync } from 'node:fs'
import path from 'node:path'
import type { RemoteRoute } from '@shop/contracts/pages'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import { remoteRoutesSchema } from '@shop/contracts/routes/remote-routes'
import { root } from './webpack/root.ts'

/** A page of a remote as the working tree has it. */
export type SourceRoute = RemoteRoute & { owner: RemoteName }

/**
 * The routes in a remote's `src/page-routes.ts`.
 * @throws Error that names the route and its invalid member.
 */
export async function routesOfSources(remote: RemoteName): Promise<readonly RemoteRoute[]> {
  const { pageRoutes } = await import(fileOf(remote))
  return checkedRoutes(remote, pageRoutes)
}

/** The routes of a remote while a dev server runs: imported again when the file has changed. */
export async function freshRoutes(remote: RemoteName): Promise<readonly RemoteRoute[]> {
  const { pageRoutes } = await import(`${fileOf(remote)}?changed=${statSync(fileOf(remote)).mtimeMs}`)
  return checkedRoutes(remote, pageRoutes)
}

/** Of all remotes, in the order of the table of parts. */
export async function allSourceRoutes(): Promise<SourceRoute[]> {
  const found = await Promise.all(
    remoteNames.map(async owner => (await routesOfSources(owner)).map(route => ({ ...route, owner }))),
  )
  return found.flat()
}

/** @throws Error as `routesOfSources` does. */
export function checkedRoutes(remote: string, routes: unknown): readonly RemoteRoute[] {
  const parsed = remoteRoutesSchema.safeParse(routes)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path: [index, ...members], message }) => {
    const place = typeof index === 'number' && Array.isArray(routes) ? routes[index]?.path : undefined
    return [place ?? (index === undefined ? 'the list' : `number ${String(index)}`), members.join('.'), message]
      .filter(Boolean)
      .join(' ')
  })
  throw new Error(`${remote} has routes that nobody could follow: ${problems.join('; ')}`)
}

function fileOf(remote: RemoteName): string {
  return path.join(root, remote, 'src/page-routes.ts')
}
