import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packagesOf, targetOf } from '../source-files.ts'

// What runs after types are stripped: `import type` leads to nothing. A name of webpack's may stand before what is asked for.
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s*)?'([^']+)'|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/gm

/**
 * Files of ours that run when `first` does, which is one of them: found by following imports through the sources as they are now, so that
 * a file which cannot be compiled counts, too; those that do not count lead no further. Paths from `root`, with slashes.
 */
export function reachedFiles(
  first: readonly string[],
  root: string,
  counts: (file: string) => boolean = () => true,
): Set<string> {
  const packages = packagesOf(root, packageFiles(root))
  const reached = new Set(first)
  for (const file of reached)
    for (const name of importsIn(path.join(root, file)))
      for (const target of targetOf(name, file, packages) ?? [])
        if (counts(target) && existsSync(path.join(root, target))) reached.add(target)
  return reached
}

function importsIn(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named, asked]) => named ?? asked ?? '')
}

/** One file of each package that may be imported. */
function packageFiles(root: string): string[] {
  const below = ['services', 'shared'].flatMap(parent =>
    readdirSync(path.join(root, parent)).map(name => `${parent}/${name}/package.json`),
  )
  return [...below, 'host/package.json', 'shop/package.json'].filter(file => existsSync(path.join(root, file)))
}
