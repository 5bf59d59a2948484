import type { ServiceName } from '@shop/contracts/parts'

export const email = 'iryna@example.com'
export const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
export const token = 'a'.repeat(43)
export const NETWORK = '2001:db8:1:2::/64'
export const WIDER = '2001:db8:1::/48'

export type LimitedCall = {
  call: string
  /** `stranger`: a session of staff in a browser that shows no sign-in before. */
  by?: 'guest' | 'customer' | 'staff' | 'stranger'
  service: ServiceName
  /** Names and keys of the limits, in the order in which they are counted. */
  counts: [name: string, key: string][]
  /** So many are counted at a time, and spent one by one. */
  ahead?: number
  body?: () => unknown
  headers?: Record<string, string>
  /** A file is sent instead of JSON. */
  file?: string
  /** Refused in plain text, as 1C reads it. */
  isPlain?: true
}

export type Counts = LimitedCall['counts']
