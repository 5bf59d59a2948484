import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'
import { type Encoding, encodings } from './xml.ts'

/** Variables about 1C. Without login and password nobody can exchange anything; orders wait in the queue. */
export const accountingEnvironment = {
  EXCHANGE_1C_LOGIN: z.optional(
    z.string().check(z.regex(/^[!-9;-~]{3,64}$/, 'must have 3 to 64 ASCII characters, none of them : or a space')),
  ),
  EXCHANGE_1C_PASSWORD: z.optional(
    z.string().check(z.regex(/^[!-~]{16,200}$/, 'must have at least 16 ASCII characters and no space')),
  ),
  EXCHANGE_1C_ENCODING: z._default(z.enum(encodings, 'must be utf-8 or windows-1251'), 'utf-8'),
  /** Do paid orders enter the queue by themselves, as long as staff have not set it? */
  EXCHANGE_1C_PAID: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  /** Addresses and networks from which 1C may ask; unset: from everywhere. */
  EXCHANGE_1C_FROM: z.optional(z.string()),
}

type AccountingEnvironment = z.infer<z.ZodMiniObject<typeof accountingEnvironment>>

export type AccountingConfig = {
  /** Null: the exchange is closed. */
  account: { login: string; password: string } | null
  encoding: Encoding
  queuesPaid: boolean
  onlyFrom: readonly string[]
  /** Where the orders of the queue lie as files while there is no account; null: nowhere. */
  folder: string | null
}

/** Nobody exchanges anything, and no order is sent by itself. */
export const noAccounting: AccountingConfig = {
  account: null,
  encoding: 'utf-8',
  queuesPaid: false,
  onlyFrom: [],
  folder: null,
}

/**
 * How 1C reaches the shop.
 * @throws Error when only one of login and password is named, and for an address that is none.
 */
export function accountingFrom(env: AccountingEnvironment, folder: string | null = null): AccountingConfig {
  const { EXCHANGE_1C_LOGIN: login, EXCHANGE_1C_PASSWORD: password, EXCHANGE_1C_PAID, EXCHANGE_1C_FROM = '' } = env
  if (!login !== !password) throw new Error('EXCHANGE_1C_LOGIN and EXCHANGE_1C_PASSWORD are only of use together')
  const onlyFrom = EXCHANGE_1C_FROM.split(/[\s,]+/).filter(Boolean)
  blockListOf(onlyFrom)
  const account = login && password ? { login, password } : null
  const queuesPaid = EXCHANGE_1C_PAID ? EXCHANGE_1C_PAID === 'on' : account !== null
  return { account, encoding: env.EXCHANGE_1C_ENCODING, queuesPaid, onlyFrom, folder: account ? null : folder }
}

/** May somebody ask from this address? An empty list lets everybody in. */
export function allows(onlyFrom: readonly string[], address: string): boolean {
  if (onlyFrom.length === 0) return true
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain)
  return kind !== 0 && blockListOf(onlyFrom).check(plain, kind === 6 ? 'ipv6' : 'ipv4')
}

/** @throws Error for what is no address and no network. */
function blockListOf(onlyFrom: readonly string[]): BlockList {
  const list = new BlockList()
  for (const named of onlyFrom) {
    const [address = '', prefix] = named.split('/')
    const kind = isIP(address)
    const bits = prefix === undefined ? null : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
    const isWrong = kind === 0 || (bits !== null && !(bits <= (kind === 6 ? 128 : 32)))
    if (isWrong) throw new Error(`EXCHANGE_1C_FROM: ${named} is no address and no network`)
    const family = kind === 6 ? 'ipv6' : 'ipv4'
    if (bits === null) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return list
}
