import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serviceNames, urlVariable } from '@shop/contracts/parts'
import { type ReleasedService, releasedServices } from '@shop/contracts/released-services'
import { picturesFolder } from '@shop/demo-data/pictures'
import { environmentOf } from '../production-shape/compose-file.ts'
import { drawKeyVariables } from '../production-shape/key-variables.ts'
import { onLoopback } from '../production-shape/on-loopback.ts'
import type { Slot } from './copy.ts'

type Variables = Readonly<Record<string, string | undefined>>

export type ShapePlace = {
  folder: string
  /** Where host and remotes lie built, and versions of services. */
  parts: string
  url: string
  doorPort: number
  databaseUri: string
  slots: Readonly<Record<ReleasedService, readonly Slot[]>>
  /** What the owner has decided, as docker-compose reads it of its environment. */
  variables: Variables
  /** What docker-compose.yml does not give. */
  besides: Readonly<Record<string, string>>
}

/** For trying the shop: no money moves, no message is sent. */
const forTrying: Variables = { PAYMENTS: 'sandbox', DELIVERY_DIRECTORY: 'demo', SMS: 'caught' }

/** Secrets of this shape by their variables: those that lack are drawn, for its user alone. */
export function secretsIn(folder: string): Variables {
  const file = path.join(folder, 'secrets.json')
  const known: Variables = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (known.RELEASES_SECRET && known.INTERNAL_KEYS) return known
  const secrets = { RELEASES_SECRET: randomBytes(32).toString('base64url'), ...drawKeyVariables(), ...known }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

/** Addresses of all slots: clients skip a copy that is absent, so taking one in needs no restart of others. */
export function slotAddresses(slots: ShapePlace['slots']): Record<string, string> {
  const listOf = (name: ReleasedService) => slots[name].map(({ port }) => `http://127.0.0.1:${port}`).join(',')
  return {
    ...Object.fromEntries(serviceNames.map(name => [urlVariable(name), listOf(name)])),
    HOST_URL: listOf('host-server'),
  }
}

/** What docker-compose.yml gives to a container, with this machine's addresses and folders. */
export function environmentIn(place: ShapePlace, name: string): Record<string, string> {
  const { folder, parts, url, doorPort, databaseUri, slots, variables, besides } = place
  const given = Object.fromEntries(
    Object.entries({ ...forTrying, ...secretsIn(folder), ...variables, PUBLIC_ORIGIN: url }).flatMap(([key, value]) =>
      value ? [[key, value]] : [],
    ),
  )
  const ports = Object.fromEntries(releasedServices.map(service => [service, slots[service][0]?.port ?? 0]))
  const container = name === 'host-server' ? 'host' : name
  const env = onLoopback(environmentOf(container, given), { ...ports, door: doorPort }, databaseUri)
  const { RELEASES_DIR: _, ...rest } = env
  return {
    ...rest,
    PARTS_DIR: parts,
    IMAGES_DIR: picturesFolder,
    IMAGE_CACHE_DIR: path.join(folder, 'images'),
    PICTURES_DIR: path.join(folder, 'pictures'),
    DRAIN_SECONDS: '5',
    ...slotAddresses(slots),
    ...besides,
  }
}
