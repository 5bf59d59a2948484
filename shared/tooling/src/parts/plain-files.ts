import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Part, plainAmong } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { camelCase, pascalCase } from './cases.ts'

type Parts = readonly Part[]

const WRITTEN = '// Written by `npm run parts` from the table of parts.'

/** Where the calls of a plain service are described. */
export const contractOf = (name: string) => `shared/contracts/src/${name}/${name}.ts`

/** The contracts of plain services, so that no list of calls is touched for one. */
export function plainContracts(_: string, parts: Parts): string {
  const names = plainAmong(parts)
  return moduleOf({
    imports: names.map(name => `import * as ${callsOf(name)} from './${name}/${name}.ts'`),
    about: '/** Calls of services that their row alone puts into the shop. */',
    name: 'plainContracts',
    members: names.map(callsOf),
  })
}

/** What opens plain services in the process of the whole shop. */
export function plainServices(_: string, parts: Parts): string {
  const names = plainAmong(parts)
  return moduleOf({
    imports: [
      "import type { PlainServiceName } from '@shop/contracts/parts'",
      "import type { CreateService } from '@shop/service-kit/service/service'",
      ...names.map(name => `import { ${createOf(name)} } from '@shop/${name}/service'`),
    ],
    about: '/** Services that are given what every service is given, and nothing else. */',
    name: 'plainServices',
    members: names.map(name => `${asKey(name)}: ${createOf(name)}`),
    type: 'Record<PlainServiceName, CreateService>',
  })
}

/** The migrations of every service, for the command that looks after them. */
export function serviceMigrations(_: string, parts: Parts): string {
  const names = parts.filter(({ kind }) => kind === 'service').map(({ name }) => name)
  return moduleOf({
    imports: [
      "import type { ServiceName } from '@shop/contracts/parts'",
      "import type { Migration } from '@shop/service-kit/migrations/migration'",
      ...names.map(name => `import { migrations as ${migrationsOf(name)} } from '@shop/${name}/migrations/migrations'`),
    ],
    about: '/** How the documents of each service come from version to version. */',
    name: 'serviceMigrations',
    members: names.map(name => `${asKey(name)}: ${migrationsOf(name)}`),
    type: 'Record<ServiceName, readonly Migration[]>',
  })
}

/** The package of the whole shop names each part that runs in its process. */
export function shopPackage(text: string, parts: Parts): string {
  const read = JSON.parse(text) as { dependencies: Record<string, string> }
  const running = parts.filter(({ kind }) => kind !== 'remote').map(({ name }) => [`@shop/${name}`, '1.0.0'] as const)
  const others = Object.entries(read.dependencies).filter(([name]) => !isPart(name))
  const dependencies = Object.fromEntries([...others, ...running].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return `${JSON.stringify({ ...read, dependencies }, null, 2)}\n`
}

/** Whatever of ours is neither a package of `shared/` nor the store of a clone. */
function isPart(dependency: string): boolean {
  const [, name] = /^@shop\/(.+)$/.exec(dependency) ?? []
  return name !== undefined && name !== 'embedded-mongo' && !existsSync(path.join(root, 'shared', name))
}

/** Never a word that JavaScript keeps for itself. */
const callsOf = (name: string) => `${camelCase(name)}Calls`
const createOf = (name: string) => `create${pascalCase(name)}Service`
const migrationsOf = (name: string) => `${camelCase(name)}Migrations`
const asKey = (name: string) => (name.includes('-') ? `'${name}'` : name)

type Module = { imports: string[]; about: string; name: string; members: string[]; type?: string }

/** As the formatter would leave it. */
function moduleOf({ imports, about, name, members, type }: Module): string {
  const sorted = imports.toSorted((one, other) => (moduleIn(one) < moduleIn(other) ? -1 : 1))
  const value = members.length > 0 ? `{\n${members.map(member => `  ${member},\n`).join('')}}` : '{}'
  const before = sorted.length > 0 ? `${sorted.join('\n')}\n\n` : '\n'
  return `${WRITTEN}\n${before}${about}\nexport const ${name} = ${value}${type ? ` satisfies ${type}` : ''}\n`
}

const moduleIn = (line: string) => line.slice(line.indexOf(" from '"))
