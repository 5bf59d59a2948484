import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { print } from '../startup.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Compares what these services store with what was registered, where their sources can be read. @returns whether versions may run side by side. */
export async function compareDocuments(services: readonly string[]): Promise<boolean> {
  if (!existsSync(path.join(root, 'node_modules/typescript/package.json'))) {
    print('Stored types are not compared: that takes a checkout with all its packages.')
    return true
  }
  const script = path.join(root, 'shared/tooling/src/stored-documents/main.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...services], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code === 0
}
