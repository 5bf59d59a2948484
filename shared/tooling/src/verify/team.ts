import { type Part, parts as table } from '@shop/contracts/parts'
import { type AppName, isAppName } from '../apps.ts'
import { folderOfPart } from '../parts/team-blocks.ts'

/** What one team answers for, by the table of parts. */
export type Team = {
  name: string
  /** What it releases for browsers. */
  apps: readonly AppName[]
  services: readonly string[]
  /** Of all its parts. */
  folders: readonly string[]
}

/**
 * The team of a part: its other parts belong to its day as well.
 * @throws Error that names all parts.
 */
export function teamOf(part = '', parts: readonly Part[] = table): Team {
  const found = parts.find(({ name }) => name === part)
  if (!found) {
    const names = parts.map(({ name }) => name).join(', ')
    throw new Error(`Name one of ${names}${part && `; there is no ${part}`}`)
  }
  const own = parts.filter(({ team }) => team === found.team)
  return {
    name: found.team.replace(/^@[^/]+\//, ''),
    apps: own.flatMap(({ name }) => (isAppName(name) ? [name] : [])),
    services: own.filter(({ kind }) => kind === 'service').map(({ name }) => name),
    folders: own.map(folderOfPart),
  }
}
