import path from 'node:path'
import { root } from './webpack/root.ts'

/** What is built for the browser: the host and its remotes. */
export const parts = ['host', 'mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin'] as const
export type Part = (typeof parts)[number]

export function isPart(name: string): name is Part {
  return parts.some(part => part === name)
}

export function distOf(part: Part): string {
  return path.join(root, part, 'dist')
}
