import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../production-shape/compose-file.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.playwright', '.screenshots'])

/**
 * The sources once more, in a folder to do with as one likes, with packages at their place: a build takes links for other packages.
 * Where it can be, their files are the same ones under another name.
 */
export function copyRepository(): { folder: string; remove(): void } {
  // No hyphen before letters by chance: a build takes "rt-SU" for a language.
  const folder = mkdtempSync(path.join(tmpdir(), 'shop.'))
  cpSync(root, folder, { recursive: true, filter: source => !LEFT_OUT.has(path.basename(source)) })
  for (const packages of globSync('{,*/,services/*/,shared/*/}node_modules', { cwd: root }))
    copyPackages(packages, folder)
  // npm would write into the installed one.
  rmSync(path.join(folder, 'node_modules/.package-lock.json'), { force: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

function copyPackages(packages: string, folder: string): void {
  const [installed, copied] = [path.join(root, packages), path.join(folder, packages)]
  try {
    execFileSync('cp', ['-al', installed, copied], { stdio: 'pipe' })
  } catch {
    rmSync(copied, { recursive: true, force: true })
    cpSync(installed, copied, { recursive: true, verbatimSymlinks: true })
  }
}
