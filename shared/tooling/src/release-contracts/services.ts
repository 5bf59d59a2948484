import { runCommand } from '../releases/command.ts'
import { noOptions } from '../releases/options.ts'
import { registerServices, servicesNow } from './register-services.ts'
import { conflictsWithRegistered } from './registered.ts'

// npm run contracts: before services go into service, says which part that is handed out they would break; if none, what
// they answer is registered, and releases of parts are compared with it from then on.
await runCommand(noOptions('contracts'), async registry => {
  const { problems, warnings } = await conflictsWithRegistered(registry, servicesNow())
  if (problems.length > 0)
    throw new Error(['the services are not registered; nothing has changed', ...problems].join('\n  '))
  return [
    ...warnings.map(warning => `note: ${warning}`),
    `the services are registered as ${await registerServices(registry, 'release')}`,
  ]
})
