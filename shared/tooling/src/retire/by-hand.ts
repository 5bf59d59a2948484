import type { Part } from '@shop/contracts/parts'
import { databaseName } from '@shop/service-kit/storage/mongo'

type Environment = Readonly<Record<string, string | undefined>>

/** What no command does for a part that goes: it is of shops that run, or holds what people have entered. */
export function stepsByHand(rows: readonly Part[], env: Environment = process.env): string[] {
  return rows.flatMap(row => (row.kind === 'service' ? stepsOfService(row, env) : stepsOfRemote(row, env)))
}

function stepsOfService({ name }: Part, env: Environment): string[] {
  const database = databaseName(name, env.DB_PREFIX || undefined)
  return [
    `database ${database}: when no process of ${name} runs any more, back it up and drop it: mongosh "$MONGODB_URI/${database}" --eval "db.dropDatabase()"`,
  ]
}

function stepsOfRemote({ name }: Part, env: Environment): string[] {
  const teams = (env.RELEASE_TOKENS ?? '').split(/\s+/).flatMap(entry => {
    const [, team = '', names = ''] = /^([^:]+):([^=]+)=/.exec(entry) ?? []
    return names.split(',').includes(name) ? [team] : []
  })
  const whose = teams.length > 0 ? `: it stands with ${[...new Set(teams)].join(', ')}` : ''
  const registry = env.RELEASES_MONGODB_URI
    ? `the row ${name} of the collection parts in ${databaseName('releases', env.DB_PREFIX || undefined)}`
    : `the folder ${env.PARTS_DIR ? `${env.PARTS_DIR}/${name}` : `${name} in the volume releases`}`
  return [
    `RELEASE_TOKENS of the admin service: take ${name} out${whose}; until then the log tells of it at each start`,
    `registry and files of shops that run: a week after a host without ${name} is in service remove ${registry}, as tabs may have it until then`,
  ]
}
