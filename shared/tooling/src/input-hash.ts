import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppName } from './apps.ts'
import { root } from './webpack/root.ts'

const sharedInputs = ['api-client', 'build', 'calendar', 'contracts', 'forms', 'money', 'pricing', 'shell', 'ui-kit']

/** Changes when anything that an app is built from changes. */
export async function inputHash(app: AppName): Promise<string> {
  const folders = [`${app}/src`, ...sharedInputs.map(name => `shared/${name}/src`)]
  const listed = await Promise.all(folders.map(filesUnder))
  const files = [...listed.flat(), `${app}/package.json`, `${app}/webpack.config.ts`, 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of files.filter(file => !/\.(test|api\.test)\.tsx?$/.test(file)).sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesUnder(folder: string): Promise<string[]> {
  const place = path.join(root, folder)
  if (!existsSync(place)) return []
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
}
