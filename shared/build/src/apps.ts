import path from 'node:path'
import { root } from './webpack/root.ts'

/** What is built for the browser: the host and its remotes. */
export const appNames = ['host', 'mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin'] as const
export type AppName = (typeof appNames)[number]

export function isAppName(name: string): name is AppName {
  return appNames.some(app => app === name)
}

export function distOf(app: AppName): string {
  return path.join(root, app, 'dist')
}
