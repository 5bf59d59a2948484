import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A document, by its path from the folder of the repository. */
export type Page = { file: string; text: string }

/** Every document of the repository. */
export function pagesOf(root: string): Page[] {
  return trackedFiles(root, ['*.md']).map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** The files that git knows and that are there, or those of them that `patterns` name. */
export function trackedFiles(root: string, patterns: readonly string[] = []): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return files.split('\0').filter(file => file !== '' && existsSync(path.join(root, file)))
}
