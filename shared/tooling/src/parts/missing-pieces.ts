import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, parts as table } from '@shop/contracts/parts'
import { composeProblems } from './compose-problems.ts'
import { contractOf } from './plain-files.ts'
import { folderOfPart } from './team-blocks.ts'

type Json = Readonly<Record<string, unknown>>

/** What every part of a kind must have in its folder. */
const files: Readonly<Record<Part['kind'], readonly string[]>> = {
  shell: ['package.json', 'webpack.config.ts', 'src/locales/uk.json', 'src/locales/en.json', 'server/main.ts'],
  remote: [
    'package.json',
    'webpack.config.ts',
    'budgets.json',
    'src/locales/uk.json',
    'src/locales/en.json',
    'src/exposes',
    'src/page-routes.ts',
  ],
  service: ['package.json', 'src/main.ts', 'src/service.ts'],
  door: ['package.json', 'src/main.ts', 'src/config.ts'],
}

/** The rows of a plain service in the access matrix of the shop. */
const ROUTES = 'test/routes-by-access.json'

/** Folders below `services/` that are no part of the shop: the store that a clone runs with. */
const aside = ['services/embedded-mongo']

/** What a part of the table lacks that cannot be generated, and folders of parts that the table does not have. */
export function missingPieces(root: string, parts: readonly Part[] = table): string[] {
  const compose = textOf(root, 'docker-compose.yml')
  return [
    ...parts.flatMap(part => [
      ...missingFiles(root, part),
      ...packageProblems(root, part),
      ...composeProblems(compose, part),
    ]),
    ...unknownFolders(root, parts),
  ]
}

function missingFiles(root: string, part: Part): string[] {
  const own = part.plain ? [...files[part.kind], ROUTES] : files[part.kind]
  const wanted = [...own.map(file => `${folderOfPart(part)}/${file}`), ...(part.plain ? [contractOf(part.name)] : [])]
  return wanted.filter(file => !existsSync(path.join(root, file))).map(file => `${part.name}: ${file} is missing`)
}

function packageProblems(root: string, part: Part): string[] {
  const { name } = part
  const folder = folderOfPart(part)
  const own = jsonOf(root, `${folder}/package.json`)
  const { workspaces = [] } = jsonOf(root, 'package.json') as { workspaces?: readonly string[] }
  const isWorkspace = workspaces.some(pattern => path.posix.matchesGlob(folder, pattern))
  return [
    ...(own.name !== undefined && own.name !== `@shop/${name}`
      ? [`${name}: the name in ${folder}/package.json is not @shop/${name}`]
      : []),
    ...(isWorkspace ? [] : [`${name}: ${folder} is not among the workspaces of package.json`]),
  ]
}

function unknownFolders(root: string, parts: readonly Part[]): string[] {
  const known = new Set([...parts.map(folderOfPart), ...aside])
  const folders = globSync('{mf-*,services/*}/package.json', { cwd: root }).map(file => path.posix.dirname(file))
  return folders
    .filter(folder => !known.has(folder))
    .toSorted()
    .map(folder => `${folder} is in no row of the table of parts (shared/contracts/src/parts.ts)`)
}

function textOf(root: string, file: string): string {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}

function jsonOf(root: string, file: string): Json {
  return JSON.parse(textOf(root, file) || '{}') as Json
}
