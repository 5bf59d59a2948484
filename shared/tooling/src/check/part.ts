import { readdirSync } from 'node:fs'
import path from 'node:path'
import { appNames } from '../apps.ts'

const ALONE = ['shop', 'e2e', 'ops']
/** Folders whose folders are parts. */
const GROUPS = ['services', 'shared']

/**
 * The folder of a part from the root: `mf-account`, `services/account`, `shared/ui-kit`.
 * @throws Error that names the parts there are.
 */
export function readPart(root: string, word: string): string {
  const grouped = GROUPS.flatMap(group =>
    readdirSync(path.join(root, group), { withFileTypes: true }).flatMap(entry =>
      entry.isDirectory() && entry.name !== 'node_modules' ? [`${group}/${entry.name}`] : [],
    ),
  )
  const parts = [...appNames, ...ALONE, ...grouped]
  const part = word.replace(/^\.?\//, '').replace(/\/$/, '')
  if (!parts.includes(part)) throw new Error(`There is no part ${word}. Parts: ${parts.join(', ')}`)
  return part
}
