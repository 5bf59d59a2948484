import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceFile = { file: string; lines: number; imports: string[] }

const rooms = '{e2e,host,mf-*,ops,services,shared,shop}/**/*.{ts,tsx}'
const aside = /(^|\/)(node_modules|dist|\.cache|\.data)\//
const ofTests = /\.(test|e2e|full|dev)\.tsx?$|\/test\/|^e2e\//

/** Is it written for tests alone? */
export const isOfTests = (file: string): boolean => ofTests.test(file)

/**
 * Every TypeScript file of the repository with its lines and the files of ours that it imports, types too; paths from `root`.
 * A name of a package of ours counts as the file that it leads to.
 */
export function sourceFiles(root: string): SourceFile[] {
  const files = globSync(rooms, { cwd: root, exclude: name => name === 'node_modules' || name === 'dist' })
    .map(file => file.split(path.sep).join('/'))
    .filter(file => !aside.test(file))
    .sort()
  const known = new Set(files)
  const packages = packagesOf(root, files)
  return files.map(file => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const named = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name)
    const imports = named.flatMap(name => targetOf(name, file, packages) ?? []).filter(target => known.has(target))
    return { file, lines: text.split('\n').length - 1, imports: [...new Set(imports)] }
  })
}

type Exports = Record<string, string | string[]>
type Packages = Map<string, { folder: string; exports: Exports }>

/** Packages of ours that hold these files, by name. */
export function packagesOf(root: string, files: readonly string[]): Packages {
  const folders = new Set(
    files.map(file =>
      file
        .split('/')
        .slice(0, /^(services|shared)\//.test(file) ? 2 : 1)
        .join('/'),
    ),
  )
  return new Map(
    [...folders].map(folder => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
      return [name, { folder, exports }]
    }),
  )
}

/** By the longest pattern of the package's exports, as Node does it; null for what is not ours. */
export function targetOf(name: string, from: string, packages: Packages): string[] | null {
  if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(from), name)]
  const [scope, short, ...rest] = name.split('/')
  const found = packages.get(`${scope}/${short}`)
  if (!found) return null
  const asked = `./${rest.join('/')}`
  const [pattern = ''] = Object.keys(found.exports)
    .filter(pattern => (pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern))
    .toSorted((one, other) => other.length - one.length)
  const word = asked.slice(pattern.indexOf('*'))
  const targets = [found.exports[pattern] ?? []].flat()
  return targets.map(target => path.posix.join(found.folder, target.replace('*', word)))
}
