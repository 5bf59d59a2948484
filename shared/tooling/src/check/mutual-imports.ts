import path from 'node:path'
import { isOfTests, type SourceFile } from '../source-files.ts'

/**
 * Folders of a package that import each other: what both need goes below them, what puts them together above. A folder and
 * one inside it are one.
 */
export function mutualImports(files: readonly SourceFile[]): string[] {
  const ways = new Map<string, string>()
  for (const { file, imports } of files.filter(({ file }) => !isOfTests(file)))
    for (const target of imports.filter(target => !isOfTests(target))) {
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)]
      if (packageOf(from) === packageOf(to) && !isInside(from, to) && !isInside(to, from))
        ways.set(`${from} → ${to}`, `${file} → ${target}`)
    }
  return [...ways].flatMap(([way, example]) => {
    const [from = '', to = ''] = way.split(' → ')
    const back = ways.get(`${to} → ${from}`)
    return from < to && back ? [`${from} and ${to} import each other, such as ${example} and ${back}`] : []
  })
}

function isInside(folder: string, outer: string): boolean {
  return `${folder}/`.startsWith(`${outer}/`)
}

function packageOf(folder: string): string {
  return folder
    .split('/')
    .slice(0, /^(services|shared)\//.test(folder) ? 2 : 1)
    .join('/')
}
