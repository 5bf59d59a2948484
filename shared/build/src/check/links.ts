import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Links of the two pages at the top that lead nowhere. */
export function brokenLinks(root: string): string[] {
  return ['README.md', 'ARCHITECTURE.md'].flatMap(page =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter(link => !existsSync(path.join(root, link)))
      .map(link => `${page}: ${link}`),
  )
}
