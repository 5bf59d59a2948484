import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { AppName } from '../apps.ts'
import { root } from '../webpack/root.ts'
import { shellModules } from '../webpack/shell-modules.ts'
import { isFromHost } from '../webpack/singletons.ts'

export const contracts = path.join(root, 'shared/contracts/src') + path.sep

/** The sources of an app as TypeScript understands them. */
export type AppProgram = {
  program: ts.Program
  /** What is built into the app. */
  own: ts.SourceFile[]
  /** What a remote has of the host. */
  ofHost: ts.SourceFile[]
}

/** Everything that the app's first file leads to; of the host, also what it brings for the remotes. */
export function programOf(app: AppName): AppProgram {
  const program = ts.createProgram(firstFilesOf(app), { ...readOptions(), noEmit: true, types: [] }, cachingHost())
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'))
  const comesAlong = (file: ts.SourceFile) => app !== 'host' && isFromHost(moduleOf(file.fileName) ?? '')
  return { program, own: ours.filter(file => !comesAlong(file)), ofHost: ours.filter(comesAlong) }
}

/** The files that lead to everything an app is built from, and to what it shares. */
export function firstFilesOf(app: AppName): string[] {
  const roots = app === 'host' ? ['host/src/main.tsx', ...modulesOfHost()] : [`${app}/src/exposes/remote.ts`]
  return [...roots, 'shared/ui-kit/src/css.d.ts'].map(file => path.join(root, file))
}

/** Files of modules that remotes take from the host. */
function modulesOfHost(): string[] {
  const files = globSync('shared/{shell,api-client,ui-kit,contracts}/src/**/*.{ts,tsx}', { cwd: root })
  return files.filter(file => !/\.(test|d)\.tsx?$/.test(file) && isFromHost(moduleOf(path.join(root, file)) ?? ''))
}

const IN_SHARED = /^shared\/([\w-]+)\/src\/(.+)\.tsx?$/

/** The name by which other packages import a file of `shared/`. */
export function moduleOf(file: string): string | null {
  const [listed] = [...shellModules].find(([, target]) => target === file) ?? []
  if (listed) return listed
  const [, name, inside] = IN_SHARED.exec(path.relative(root, file)) ?? []
  return name && inside ? `@shop/${name}/${inside}` : null
}

export function readOptions(): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  // Only its options: the files are those that the app leads to.
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x.ts'] }, ts.sys, root).options
}

const parsed = new Map<string, ts.SourceFile | undefined>()

/** The apps of one process have most of their files in common. */
function cachingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(readOptions(), true)
  return {
    ...host,
    getSourceFile(name, ...how) {
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, ...how))
      return parsed.get(name)
    },
  }
}
