import type { MigrationStatus, ServiceStatus } from './migration-status.ts'

const BAR = 24

type Look = { now: Date; isTerminal: boolean }

/** What of the migrations is done and what is not, with the copies that run; on a terminal with a bar for documents that are moved. */
export function statusLines({ service, level, running, migrations }: ServiceStatus, look: Look): string[] {
  const copies = running.map(({ version, level, process, seen_at }) => {
    const seconds = Math.max(0, Math.round((look.now.getTime() - seen_at.getTime()) / 1000))
    return `  runs: version ${version} of level ${level} (${process}), seen ${seconds} s ago`
  })
  return [
    `${service}: this version has level ${level}`,
    ...(copies.length > 0 ? copies : ['  no copy runs']),
    ...migrations.flatMap(one => [
      `  ${one.migration.number}. ${one.migration.title}`,
      `     expand    ${one.state.expanded_at ? doneAt(one.state.expanded_at) : 'waits for a copy of this version to start'}`,
      `     move      ${moveStatus(one, look)}`,
      `     contract  ${contractStatus(one, { service, running })}`,
    ]),
  ]
}

/** What would be done yet. */
export function planLines({ service, running, migrations }: ServiceStatus): string[] {
  const lines = migrations.flatMap(one => {
    const steps = stepsLeft(one, { service, running })
    return steps.length > 0 ? [`  ${one.migration.number}. ${one.migration.title}`, ...steps] : []
  })
  return [`${service}:${lines.length > 0 ? '' : ' nothing is left to do'}`, ...lines]
}

type Around = Pick<ServiceStatus, 'service' | 'running'>

function stepsLeft(one: MigrationStatus, around: Around): string[] {
  const { migration, state, remaining } = one
  const { expand, move, contract } = migration
  return [
    ...(expand && !state.expanded_at ? ['     expand    when the next copy starts, before it is ready'] : []),
    ...(move && !state.moved_at
      ? [`     move      ${move.fields.join(', ')} of ${documents(remaining)} of ${move.collection}, while copies run`]
      : []),
    ...(contract && !state.contracted_at ? [`     contract  ${contractStatus(one, around)}`] : []),
  ]
}

function moveStatus({ migration: { move }, state, remaining }: MigrationStatus, { isTerminal }: Look): string {
  if (!move) return 'nothing to move'
  const { moved = 0, moved_at } = state
  if (moved_at) {
    const since = remaining > 0 ? `; ${documents(remaining)} came since, which the contract moves` : ''
    return `${doneAt(moved_at)}: ${documents(moved)} of ${move.collection} written${since}`
  }
  const share = moved + remaining === 0 ? 1 : moved / (moved + remaining)
  const full = Math.round(share * BAR)
  const bar = isTerminal ? `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ` : ''
  return `${bar}${Math.floor(share * 100)} %, ${documents(remaining)} of ${move.collection} left`
}

function contractStatus({ migration, state }: MigrationStatus, { service, running }: Around): string {
  const { contract, number } = migration
  if (state.contracted_at) return doneAt(state.contracted_at)
  if (!contract) return 'nothing to take away'
  const { dropsFields = [], dropsIndexes = [], collection } = contract
  const taken = [...dropsFields.map(name => `field ${name}`), ...dropsIndexes.map(name => `index ${name}`)].join(', ')
  const older = running.find(({ level }) => level < number)
  const waits = older ? `, once version ${older.version} of level ${older.level} (${older.process}) has ended` : ''
  return `takes ${taken} from ${collection} by npm run migrate -- --contract ${service}${waits}`
}

function doneAt(date: Date): string {
  return `done ${date.toISOString().slice(0, 16).replace('T', ' ')}`
}

function documents(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'document' : 'documents'}`
}
