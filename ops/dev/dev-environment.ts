import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { serviceNames, urlVariable } from '@shop/contracts/parts'
import { keepSecret } from '@shop/service-kit/releases/kept-secret'
import type { DevPart } from './parts-to-restart.ts'

export type Variables = Readonly<Record<string, string | undefined>>

type Place = { variables: Variables; dataDir: string; databaseUri: string; origin: string }

/**
 * What all processes of `npm run dev` are given: the developer's `variables`, the data in the folder that `npm start` uses, and the
 * `origin` where browsers find the shop.
 */
export async function commonVariables({ variables, dataDir, databaseUri, origin }: Place): Promise<Variables> {
  const secret = randomBytes(32).toString('base64url')
  return {
    ...variables,
    MONGODB_URI: databaseUri,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: variables.PUBLIC_ORIGIN || origin,
    // All of it runs for one developer, and its door also shows the emails that were caught: one secret for all of this start.
    INTERNAL_SECRET: secret,
    INTERNAL_KEY: undefined,
    INTERNAL_KEYS: undefined,
    RELEASES_SECRET: variables.RELEASES_SECRET || (await keepSecret(dataDir)),
    PICTURES_DIR: variables.PICTURES_DIR || path.join(dataDir, 'pictures'),
    IMAGE_CACHE_DIR: variables.IMAGE_CACHE_DIR || path.join(dataDir, 'images'),
    // One port cannot be that of several processes.
    METRICS_PORT: undefined,
  }
}

/** What one process is given: where the others are, and how many proxies stand in front of it. */
export function variablesOf(part: DevPart, common: Variables, urls: Readonly<Record<DevPart, string>>): Variables {
  return {
    ...common,
    ...Object.fromEntries(serviceNames.map(name => [urlVariable(name), urls[name]])),
    HOST_URL: urls['host-server'],
    // The bank of the sandbox reports to the door itself.
    SANDBOX_CALLBACK_ORIGIN: common.SANDBOX_CALLBACK_ORIGIN || urls.door,
    // The door writes the true address down.
    TRUSTED_PROXIES: part === 'door' ? common.TRUSTED_PROXIES : '1',
  }
}
