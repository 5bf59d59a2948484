import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './webpack/root.ts'

/** How one step of a command went; `says` is what a reader learns of it when it is over. */
export type Outcome = { name: string; ok: boolean; output: string; seconds: number; says?: string }

/** A program of an installed package. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** A step that is a program, run in the folder of the repository; its output is kept for when it fails. */
export function command(
  name: string,
  file: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(file, args, { cwd: root, env: { ...process.env, ...more } })
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    child.once('close', code =>
      resolve({ name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}

/** A step that finds problems; what keeps it from looking for them is one, too. */
export async function list(
  name: string,
  problemsIn: (root: string) => readonly string[] | Promise<readonly string[]>,
): Promise<Outcome> {
  const started = performance.now()
  const problems = await problemsIn(root)
  const seconds = (performance.now() - started) / 1000
  return { name, ok: problems.length === 0, output: problems.join('\n'), seconds }
}
