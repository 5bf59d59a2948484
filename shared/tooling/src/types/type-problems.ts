import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../webpack/root.ts'

const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc')
const LARGEST_OUTPUT = 16 * 1024 * 1024

/**
 * Type errors in these files and in all that they lead to, each as `file:line: what is wrong`: webpack builds without a look at
 * the types. The settings are those of the folder's `tsconfig.json`.
 * @throws Error when the types could not be checked at all.
 */
export async function typeProblems(files: readonly string[], folder = root): Promise<string[]> {
  const settings = path.join(folder, '.cache/types', `${randomUUID()}.json`)
  await mkdir(path.dirname(settings), { recursive: true })
  await writeFile(settings, JSON.stringify({ extends: path.join(folder, 'tsconfig.json'), include: [], files }))
  try {
    const args = ['--noEmit', '--pretty', 'false', '-p', settings]
    const failed = await promisify(execFile)(compiler, args, { cwd: folder, maxBuffer: LARGEST_OUTPUT }).then(
      () => null,
      error => error,
    )
    return failed ? problemsIn(failed) : []
  } finally {
    await rm(settings)
  }
}

const AT_PLACE = /^(.+)\((\d+),\d+\): error (.+)$/

function problemsIn(failed: Error & { stdout?: string }): string[] {
  const lines = failed.stdout?.split('\n') ?? []
  const found = lines.flatMap(line => {
    const [, file, at, text] = AT_PLACE.exec(line) ?? []
    return file ? [`${file}:${at}: ${text}`] : []
  })
  if (found.length === 0) throw new Error(`types could not be checked: ${failed.stdout || failed.message}`)
  return found
}
