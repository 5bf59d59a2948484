import { existsSync } from 'node:fs'
import path from 'node:path'
import { hostRoutes, pageRedirects } from '@shop/contracts/pages'
import type { Part } from '@shop/contracts/parts'
import type { Text } from '@shop/contracts/texts/text'
import { contractOf } from '../parts/plain-files.ts'
import { allSourceRoutes } from '../source-routes.ts'

const NAME = /^[a-z]+(-[a-z]+)*$/
const LONGEST = 30
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} ,.:()&–—’-]{0,39}$/u
/** Addresses of the shop that no page has, and words that name something else below `/internal`. */
const OTHERS = ['api', 'assets', 'dev', 'health', 'images', 'internal', 'registry', 'remotes', 'sandbox-pay']

/** Why no remote and service can have this name; empty when they can. */
export async function nameProblems(root: string, name: string, parts: readonly Part[]): Promise<string[]> {
  if (!NAME.test(name) || name.length > LONGEST)
    return [`${name}: a name is one to ${LONGEST} small letters, words joined by hyphens`]
  if (name.startsWith('mf-')) return [`${name}: without mf-, which the remote gets by itself`]
  const part = parts.find(part => part.name === name || part.name === `mf-${name}`)
  if (part) return [`${name} is taken: the table of parts has ${part.name}`]
  const pages = [...hostRoutes, ...(await allSourceRoutes()), ...pageRedirects]
  const taken = pages.find(({ path }) => firstOf(path) === name)?.path
  if (taken || OTHERS.includes(name)) return [`${name} is taken: the shop answers at ${taken ?? `/${name}`}`]
  const call = parts
    .flatMap(({ addresses = [] }) => addresses)
    .find(address => `${address}/`.startsWith(`/api/${name}/`))
  if (call) return [`${name} is taken: calls begin with ${call}`]
  const folders = [`mf-${name}`, `services/${name}`, path.posix.dirname(contractOf(name))]
  const there = folders.find(folder => existsSync(path.join(root, folder)))
  return there ? [`${name} is taken: there is a folder ${there}`] : []
}

/** What could not be written into texts and code as it is. */
export function titleProblems({ uk, en }: Text, team: string): string[] {
  const titles = [uk, en].filter((title, index, all) => !TITLE.test(title) && all.indexOf(title) === index)
  return [
    ...titles.map(title => `"${title}" is no title: up to 40 letters, digits, spaces and plain marks`),
    ...(/^@levada\/[a-z]+(-[a-z]+)*$/.test(team) ? [] : [`${team} is no team: small letters, words joined by hyphens`]),
  ]
}

const firstOf = (address: string) => address.split('/')[1]
