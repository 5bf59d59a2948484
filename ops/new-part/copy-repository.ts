import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../production-shape/compose-file.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.playwright', '.screenshots'])

/**
 * The sources once more, in a folder to do with as one likes, with packages at their place: a build takes links for other packages. Where
 * it can, their files are the same ones under another name.
 */
export function copyRepository(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-new-part-'))
  cpSync(root, folder, { recursive: true, filter: source => !LEFT_OUT.has(path.basename(source)) })
  const [installed, copied] = [root, folder].map(place => path.join(place, 'node_modules')) as [string, string]
  try {
    execFileSync('cp', ['-al', installed, copied], { stdio: 'pipe' })
  } catch {
    rmSync(copied, { recursive: true, force: true })
    cpSync(installed, copied, { recursive: true, verbatimSymlinks: true })
  }
  // npm writes it anew, and would write into the installed one.
  rmSync(path.join(copied, '.package-lock.json'), { force: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
