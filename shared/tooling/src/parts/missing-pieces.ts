import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, parts as table } from '@shop/contracts/parts'
import { composeProblems } from './compose-problems.ts'
import { folderOfPart } from './team-blocks.ts'

type Json = Readonly<Record<string, unknown>>

/** What every part of a kind must have in its folder. */
const files: Readonly<Record<Part['kind'], readonly string[]>> = {
  shell: ['package.json', 'webpack.config.ts', 'src/locales/uk.json', 'src/locales/en.json', 'server/main.ts'],
  remote: [
    ...['package.json', 'webpack.config.ts', 'src/locales/uk.json', 'src/locales/en.json'],
    ...['src/exposes', 'src/page-routes.ts'],
  ],
  service: ['package.json', 'src/main.ts', 'src/service.ts'],
  door: ['package.json', 'src/main.ts', 'src/config.ts'],
}

/** Folders below `services/` that are no part of the shop: the store that a clone runs with. */
const aside = ['services/embedded-mongo']

/** What a part of the table lacks that nobody can write for it, and folders of parts that the table does not have. */
export function missingPieces(root: string, parts: readonly Part[] = table): string[] {
  const compose = textOf(root, 'docker-compose.yml')
  return [
    ...parts.flatMap(part => [
      ...missingFiles(root, part),
      ...packageProblems(root, part),
      ...missingLabels(root, part),
      ...composeProblems(compose, part),
      ...unmentioned(root, part),
    ]),
    ...unknownFolders(root, parts),
  ]
}

function missingFiles(root: string, part: Part): string[] {
  const wanted = files[part.kind].map(file => `${folderOfPart(part)}/${file}`)
  return wanted.filter(file => !existsSync(path.join(root, file))).map(file => `${part.name}: ${file} is missing`)
}

function packageProblems(root: string, part: Part): string[] {
  const { name, kind } = part
  const folder = folderOfPart(part)
  const own = jsonOf(root, `${folder}/package.json`)
  const { workspaces = [] } = jsonOf(root, 'package.json') as { workspaces?: readonly string[] }
  const { dependencies = {} } = jsonOf(root, 'shop/package.json') as { dependencies?: Json }
  const isWorkspace = workspaces.some(pattern => [folder, `${path.posix.dirname(folder)}/*`].includes(pattern))
  return [
    ...(own.name !== undefined && own.name !== `@shop/${name}`
      ? [`${name}: the name in ${folder}/package.json is not @shop/${name}`]
      : []),
    ...(isWorkspace ? [] : [`${name}: ${folder} is not among the workspaces of package.json`]),
    ...(kind !== 'remote' && !(`@shop/${name}` in dependencies)
      ? [`${name}: shop/package.json does not name @shop/${name}, so npm start lacks it`]
      : []),
  ]
}

/** Staff read of every app on the page of releases, of every service on the page of health. */
function missingLabels(root: string, { name, kind }: Part): string[] {
  if (kind === 'door') return []
  const key = kind === 'service' ? `health.serviceNames.${name}` : `releases.parts.${name}`
  const locales = ['uk', 'en'].map(locale => `mf-admin/src/locales/${locale}.json`)
  return locales.filter(file => !jsonOf(root, file)[key]).map(file => `${name}: ${file} has no "${key}"`)
}

/** All who look around in the README find every part. */
function unmentioned(root: string, { name, kind }: Part): string[] {
  const isThere =
    kind === 'shell' || kind === 'remote'
      ? textOf(root, 'README.md').includes(`\`${name}/\``)
      : new RegExp(String.raw`^\| .services/.*\b${name}\b`, 'm').test(textOf(root, 'README.md'))
  return isThere ? [] : [`${name}: README.md does not name it under "Look around"`]
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
