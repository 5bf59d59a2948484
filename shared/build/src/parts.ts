import path from 'node:path'
import { root } from './webpack/root.ts'

/** What is built for the browser: the host and its remotes. */
export const parts = ['host', 'mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin'] as const
export type Part = (typeof parts)[number]

export function isPart(name: string): name is Part {
  return parts.some(app => app === name)
}

export function distOf(app: Part): string {
  return path.join(root, app, 'dist')
}
