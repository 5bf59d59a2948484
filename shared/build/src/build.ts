import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parts } from './parts.ts'
import { root } from './webpack/root.ts'

/** Builds host and remotes, two at a time; what did not change is left as it is: `build.ts [part…] [--force]`. */
const flags = process.argv.slice(2).filter(word => word.startsWith('--'))
const named = process.argv.slice(2).filter(word => !word.startsWith('--'))
const waiting: string[] = named.length > 0 ? named : [...parts]

/** Goes on with the others when one fails, so that every mistake is told. */
async function buildNext(): Promise<void> {
  const part = waiting.shift()
  if (!part) return
  const script = path.join(import.meta.dirname, 'build-part.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, part, ...flags], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
  await buildNext()
}

await Promise.all([buildNext(), buildNext()])
