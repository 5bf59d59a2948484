import { joinConflicts } from './release-contracts/call-conflicts.ts'
import { registerServices, servicesNow } from './release-contracts/register-services.ts'
import { conflictsAmongServices, conflictsWithRegistered } from './release-contracts/registered.ts'
import { runningServices } from './release-contracts/running-services.ts'
import { runCommand } from './releases/command.ts'
import { noOptions } from './releases/options.ts'
import type { Registry } from './releases/place.ts'
import { problemsWithRegistered } from './stored-documents/registered-documents.ts'
import { storedNow } from './stored-documents/stored-documents.ts'

// npm run contracts: before services go into service, says which part that is handed out they would break, which service, and which
// documents; if none, what they answer and store is registered, and releases are compared with it from then on.
await runCommand(noOptions('contracts'), register, 'lists')

async function register(registry: Registry): Promise<string[]> {
  const now = await servicesNow()
  const stored = await storedNow()
  const { notProved, ...withApps } = await conflictsWithRegistered(registry, now)
  const among = await conflictsAmongServices(registry, now, await runningServices())
  const { problems: ofCalls, warnings } = joinConflicts([withApps, among])
  const problems = [...ofCalls, ...(await problemsWithRegistered(registry, stored))]
  if (problems.length > 0)
    throw new Error(['the services are not registered; nothing has changed', ...problems].join('\n  '))
  return [
    ...warnings.map(warning => `note: ${warning}`),
    ...notProved.map(why => `not proved: ${why}`),
    `the services are registered as ${await registerServices(registry, 'release', stored)}`,
  ]
}
