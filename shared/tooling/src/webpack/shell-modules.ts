import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const folder = path.join(root, 'shared/shell')
const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string>
}

/**
 * What other packages may import of the shell, as its `package.json` lists it: files by the names of their modules. Releases
 * that are in use know these names; a file may move behind its name.
 */
export const shellModules: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).map(([name, file]) => [`@shop/shell${name.slice(1)}`, path.join(folder, file)]),
)
