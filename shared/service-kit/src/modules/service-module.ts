import type { InternalCalls } from '../between-services/internal.ts'
import { addRoute, type Routes } from '../calls/routes.ts'
import type { Effect } from '../outbox/outbox.ts'
import type { Job } from '../process/jobs.ts'

/**
 * What one business word of a service brings to it. An `openSales(deps)` makes it out of the few things that it needs, and may
 * answer more beside it: what other modules are given, such as a repository.
 */
export type ServiceModule = {
  /** Makes the indexes of its collections, before anything is written into them. */
  createIndexes?(): Promise<unknown>
  /** Its own routes, or it adds them to those of the service, whose guards they need. */
  routes?: readonly Routes[]
  addRoutes?(routes: Routes): void
  addCalls?(internal: InternalCalls): void
  /** What it does by the clock. */
  jobs?: readonly Job[]
  /** What is done with the entries that it puts into the outbox, by the name of the effect. */
  effects?: Readonly<Record<string, Effect>>
  /** Ends what runs apart from requests and jobs. */
  close?(): Promise<unknown>
}

/**
 * The modules of a service as one, which a service opens in this order: indexes, then routes and calls, then jobs.
 * @throws Error at start when two jobs or two effects have one name: one would never run.
 */
export function joinModules(modules: readonly ServiceModule[]): Required<Omit<ServiceModule, 'routes'>> {
  const jobs = modules.flatMap(module => module.jobs ?? [])
  const effects = modules.flatMap(module => Object.entries(module.effects ?? {}))
  refuseTwins(
    'Job',
    jobs.map(job => job.name),
  )
  refuseTwins(
    'Effect',
    effects.map(([name]) => name),
  )
  return {
    createIndexes: () => Promise.all(modules.map(module => module.createIndexes?.())),
    addRoutes(routes) {
      for (const module of modules) {
        for (const route of (module.routes ?? []).flatMap(({ list }) => list)) addRoute(routes, route)
        module.addRoutes?.(routes)
      }
    },
    addCalls(internal) {
      for (const module of modules) module.addCalls?.(internal)
    },
    jobs,
    effects: Object.fromEntries(effects),
    close: () => Promise.all(modules.map(module => module.close?.())),
  }
}

function refuseTwins(kind: string, names: readonly string[]): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`${kind} ${twin} is registered twice`)
}
