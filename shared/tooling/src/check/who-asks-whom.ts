import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { type AskRow, whoAsksWhom } from '@shop/contracts/who-asks-whom'
import { callsAnsweredBy, forwardedName, internalCalls } from '../release-contracts/internal-calls.ts'
import { sourceFiles } from '../source-files.ts'
import { root } from '../webpack/root.ts'

type Asking = { asker: ServiceName; owner: ServiceName; call: string }

/** Calls between services that the table does not allow, and lines of it that no service needs. */
export async function unexpectedAskers(): Promise<string[]> {
  return askProblems(await askings(), whoAsksWhom)
}

export function askProblems(asked: readonly Asking[], rows: readonly AskRow[]): string[] {
  const isAllowed = ({ asker, owner, call }: Asking) =>
    rows.some(
      row =>
        row.asker === asker &&
        row.owner === owner &&
        (row.calls === 'staff' ? isOfStaff(call) : row.calls.includes(call)),
    )
  const isAsked = (row: AskRow, call: string) =>
    asked.some(one => one.asker === row.asker && one.owner === row.owner && one.call === call)
  return [
    ...asked
      .filter(one => !isAllowed(one))
      .map(({ asker, owner, call }) => `${asker} asks ${owner} for ${call}, which who-asks-whom.ts does not allow`),
    ...rows.flatMap(row =>
      // A service may have no calls of staff yet.
      (row.calls === 'staff' ? [] : row.calls)
        .filter(call => !isAsked(row, call))
        .map(call => `${row.asker} no longer asks ${row.owner} for ${call}: remove it from who-asks-whom.ts`),
    ),
  ]
}

/** `GET/api/admin/orders/find-list` and the like. */
const isOfStaff = (call: string) => /^[A-Z]+\/api\//.test(call)

async function askings(): Promise<Asking[]> {
  const files = sourceFiles(root)
  const { asks } = await internalCalls()
  const owners = new Map<string, ServiceName>()
  for (const service of serviceNames)
    for (const call of await callsAnsweredBy(service, files)) owners.set(call, service)
  for (const endpoint of publicEndpoints) if (endpoint.owner) owners.set(forwardedName(endpoint), endpoint.owner)
  return serviceNames.flatMap(asker =>
    (asks[asker] ?? []).flatMap(call => {
      const owner = owners.get(call) ?? serviceNames.find(name => call.startsWith(`POST /internal/${name}/`))
      if (!owner) throw new Error(`no service answers ${call}, which ${asker} asks for`)
      return owner === asker ? [] : { asker, owner, call: call.replace('POST /internal/', '') }
    }),
  )
}
