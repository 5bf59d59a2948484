import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { isSameSecret } from '@shop/service-kit/auth/tokens'
import type { AccountingConfig } from '../accounting/accounting-config.ts'

/** 1C asks every few minutes with the right password, and then nothing is counted. */
const exchangeTries: ClientRule = {
  counts: 'client',
  name: 'exchange-1c',
  max: 10,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

export type Account = NonNullable<AccountingConfig['account']>

/**
 * Does the header (HTTP Basic) name the account of 1C? Each try is counted before it is judged; the right one takes the count away.
 * @throws ShopError too_many_requests
 */
export async function isAccount(
  limits: Limits,
  { login, password }: Account,
  { header, client }: { header: string; client: ClientKey },
): Promise<boolean> {
  await limits.take(exchangeTries, client)
  const [, encoded = ''] = /^Basic ([A-Za-z\d+/]+={0,2})$/i.exec(header.trim()) ?? []
  const isRight = isSameSecret(Buffer.from(encoded, 'base64').toString('utf8'), `${login}:${password}`)
  if (isRight) await limits.forget(exchangeTries, client)
  return isRight
}
