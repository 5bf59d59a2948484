import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Part } from '@shop/contracts/parts'
import { contractOf } from '../parts/plain-files.ts'
import { folderOfPart } from '../parts/team-blocks.ts'

/** What goes with a part. */
export type Retired = {
  rows: Part[]
  /** Its own, from the folder of the repository: sources with what is built, the contract of a plain service, stories. */
  folders: string[]
  /** The table without it. */
  rest: Part[]
}

type Options = { keepsService?: boolean }

/**
 * A remote goes with the service of its name, unless that is kept; a service that is named goes alone.
 * @throws Error for a part that is not there, and for those that every shop has.
 */
export function retiredPart(
  root: string,
  name: string,
  parts: readonly Part[],
  { keepsService }: Options = {},
): Retired {
  const named = parts.find(part => part.name === name)
  const mayGo = parts.filter(({ kind }) => kind === 'remote' || kind === 'service').map(part => part.name)
  if (!named) throw new Error(`there is no part ${name}: name one of ${mayGo.join(', ')}`)
  if (!mayGo.includes(name)) throw new Error(`${name} is no part that can go: without it there is no shop`)
  const service = parts.find(({ kind, name: other }) => kind === 'service' && name === `mf-${other}`)
  const rows = [named, ...(service && !keepsService ? [service] : [])]
  const stories = `e2e/stories/${name.replace(/^mf-/, '')}`
  const folders = [
    ...rows.map(folderOfPart),
    ...rows.flatMap(row => (row.plain ? [path.posix.dirname(contractOf(row.name))] : [])),
    ...(named.kind === 'remote' ? [stories] : []),
  ]
  return {
    rows,
    folders: folders.filter(folder => existsSync(path.join(root, folder))),
    rest: parts.filter(part => !rows.includes(part)),
  }
}

/** Does a file lie in what goes? */
export function isRetired({ folders }: Pick<Retired, 'folders'>, file: string): boolean {
  return folders.some(folder => file.startsWith(`${folder}/`))
}
