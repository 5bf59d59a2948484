import { runCommand } from '../releases/command.ts'
import { noOptions } from '../releases/options.ts'
import { joinConflicts } from './call-conflicts.ts'
import { registerServices, servicesNow } from './register-services.ts'
import { conflictsAmongServices, conflictsWithRegistered } from './registered.ts'
import { runningServices } from './running-services.ts'

// npm run contracts: before services go into service, says which part that is handed out they would break, and which service; if
// none, what they answer is registered, and releases of parts are compared with it from then on.
await runCommand(noOptions('contracts'), async registry => {
  const now = await servicesNow()
  const { problems, warnings } = joinConflicts([
    await conflictsWithRegistered(registry, now),
    await conflictsAmongServices(registry, now, await runningServices()),
  ])
  if (problems.length > 0)
    throw new Error(['the services are not registered; nothing has changed', ...problems].join('\n  '))
  return [
    ...warnings.map(warning => `note: ${warning}`),
    `the services are registered as ${await registerServices(registry, 'release')}`,
  ]
})
