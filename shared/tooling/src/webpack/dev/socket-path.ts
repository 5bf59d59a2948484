import type { AppName } from '../../apps.ts'

/** Begins the addresses of all dev servers' connections. */
export const SOCKETS = '/ws/'

/**
 * Where apps hear of their changes. On the page of a dev server in front of another one both are asked, and an app that
 * heard of the other's changes would take them for its own and load the page again and again.
 */
export function socketPath(apps: readonly AppName[]): string {
  return `${SOCKETS}${apps.join('+')}`
}
