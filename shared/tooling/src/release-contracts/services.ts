import { runCommand } from '../releases/command.ts'
import { noOptions } from '../releases/options.ts'
import type { Registry } from '../releases/place.ts'
import { joinConflicts } from './call-conflicts.ts'
import { registerServices, servicesNow } from './register-services.ts'
import { conflictsAmongServices, conflictsWithRegistered } from './registered.ts'
import { runningServices } from './running-services.ts'

// npm run contracts: before services go into service, says which part that is handed out they would break, and which service; if
// none, what they answer is registered, and releases of parts are compared with it from then on.
await runCommand(noOptions('contracts'), register, 'lists')

async function register(registry: Registry): Promise<string[]> {
  const now = await servicesNow()
  const { notProved, ...withApps } = await conflictsWithRegistered(registry, now)
  const among = await conflictsAmongServices(registry, now, await runningServices())
  const { problems, warnings } = joinConflicts([withApps, among])
  if (problems.length > 0)
    throw new Error(['the services are not registered; nothing has changed', ...problems].join('\n  '))
  return [
    ...warnings.map(warning => `note: ${warning}`),
    ...notProved.map(why => `not proved: ${why}`),
    `the services are registered as ${await registerServices(registry, 'release')}`,
  ]
}
