import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { print } from './startup.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Builds what changed since the last time; that nothing changed is known in a moment. Contracts are for releases, and nobody waits for them here. */
export async function build(): Promise<void> {
  print('Building what changed (the first time takes about a minute)')
  const script = path.join(root, 'shared/tooling/src/build.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, '--into-registry', '--without-contracts']
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The shop could not be built; the lines above say why')
}
