import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { callName, schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import { staffCallPath } from '@shop/service-kit/between-services/staff-calls'
import type { Calls, ServicesContract } from '../releases/contract.ts'
import { isOfTests, type SourceFile, sourceFiles } from '../source-files.ts'
import { root } from '../webpack/root.ts'

const CONTRACTS = 'shared/contracts/src/'
/** Checks what staff ask for, and hands it on to the service that owns the call. */
const FORWARDS: ServiceName = 'admin'
const IN_EACH_SERVICE = /\/(?:health|outbox\/\w+)$/

/** The calls between the services of this working tree, and which service makes which: read from their sources. */
export async function internalCalls(): Promise<Required<Pick<ServicesContract, 'calls' | 'asks'>>> {
  const calls: Calls = {}
  for (const file of globSync(`${CONTRACTS}**/*.ts`, { cwd: root })
    .filter(file => !isOfTests(file))
    .sort())
    if (readFileSync(path.join(root, file), 'utf8').includes("'internal'"))
      for (const endpoint of internalIn(await import(path.join(root, file))))
        calls[callName(endpoint)] = schemasOf(endpoint)
  const forwarded = publicEndpoints.filter(({ owner }) => owner)
  for (const endpoint of forwarded) calls[forwardedName(endpoint)] = schemasOf(endpoint)
  const files = sourceFiles(root)
  const asks: Record<string, string[]> = {}
  for (const service of serviceNames) asks[service] = await callsAskedBy(service, files)
  asks[FORWARDS] = [...(asks[FORWARDS] ?? []), ...forwarded.map(forwardedName).sort()]
  return { calls, asks }
}

/** Where the owner of a call of staff answers it. */
export function forwardedName(endpoint: AnyEndpoint): string {
  return callName({ method: 'POST', path: staffCallPath(endpoint) })
}

/** Internal calls that a module describes, one by one or several under one name. */
function internalIn(value: unknown): AnyEndpoint[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if (isEndpoint(value)) return value.access === 'internal' ? [value] : []
  // A module or a plain object, not what a schema is made of.
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value))
  return isPlain || '__esModule' in value ? Object.values(value).flatMap(internalIn) : []
}

function isEndpoint(value: object): value is AnyEndpoint {
  return 'method' in value && 'path' in value && 'access' in value
}

/** Internal calls that a service asks others for: named as `.call(endpoint, …)`. */
async function callsAskedBy(service: string, files: readonly SourceFile[]): Promise<string[]> {
  return (await endpointsNamed(service, files, /\.call\(\s*(\w+)/g)).map(callName).sort()
}

/** Internal calls that a service answers, named as `handleInternal(calls, endpoint, …)`; not those that each has under its name. */
export async function callsAnsweredBy(service: string, files: readonly SourceFile[]): Promise<string[]> {
  const answered = await endpointsNamed(service, files, /handleInternal\(\s*\w+,\s*(\w+)/g)
  return answered.map(callName).filter(name => !IN_EACH_SERVICE.test(name))
}

/** Internal calls whose constants stand where the pattern has its group, in a file that the service leads to. */
async function endpointsNamed(service: string, files: readonly SourceFile[], pattern: RegExp): Promise<AnyEndpoint[]> {
  const endpoints = new Set<AnyEndpoint>()
  for (const file of findReachedFiles(`services/${service}/src/main.ts`, files)) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const mentionedNames = new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
    for (const [, imported = '', module = ''] of text.matchAll(
      /import \{([^}]+)\} from '@shop\/contracts\/([^']+)'/g,
    )) {
      const constants = imported
        .split(',')
        .map(name => name.trim())
        .filter(name => mentionedNames.has(name))
      if (constants.length === 0) continue
      const exported: Record<string, unknown> = await import(path.join(root, CONTRACTS, `${module}.ts`))
      for (const endpoint of constants.flatMap(name => internalIn(exported[name]))) endpoints.add(endpoint)
    }
  }
  return [...endpoints]
}

function findReachedFiles(first: string, files: readonly SourceFile[]): Set<string> {
  const imports = new Map(files.map(({ file, imports }) => [file, imports]))
  const reached = new Set([first])
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target)
  return reached
}
