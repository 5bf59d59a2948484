import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { drawKeyVariables } from './key-variables.ts'

type Variables = Readonly<Record<string, string>>
type ComposeService = {
  environment?: Record<string, string | number>
  command?: string[]
  tmpfs?: string[]
  volumes?: string[]
  healthcheck?: { test?: string[] }
  profiles?: string[]
}
type ComposeFile = { services: Record<string, ComposeService> }

const { COMMANDS_INTERNAL_KEY: ofCommands = '', ...keys } = drawKeyVariables()

/** What the commands sign with: no container has it. */
export const commandsKey = ofCommands

/** Variables that the owner must set; the rest has a default. */
export const decided: Variables = {
  PUBLIC_ORIGIN: 'https://shop.example',
  ...keys,
  RELEASES_SECRET: 'only-for-signatures-of-this-shape',
  ADMIN_LOGIN: 'olena',
  ADMIN_PASSWORD: 'only-for-the-test-of-this-shape',
  PAYMENTS: 'sandbox',
  DELIVERY_DIRECTORY: 'demo',
  SMS: 'caught',
}

export const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
// A file of our own: what it repeats attacks nobody.
const file = parse(text, { merge: true, maxAliasCount: -1 }) as ComposeFile
const VARIABLE = /\$\{(\w+)(?::[-?]([^}]*))?\}/g

/** Names that the file takes from the environment of docker-compose. */
export const composeVariables = [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/** The file's whole entry of a service. */
export const inCompose = (service: string): ComposeService => file.services[service] ?? {}

/** The environment that the file gives to a service's process. */
export function environmentOf(service: string, variables: Variables): Record<string, string> {
  const substitute = (value: string) =>
    value.replace(VARIABLE, (_, name: string, otherwise = '') => variables[name] ?? otherwise)
  const given = Object.entries(inCompose(service).environment ?? {})
  return Object.fromEntries(given.map(([name, value]) => [name, substitute(String(value))]))
}
