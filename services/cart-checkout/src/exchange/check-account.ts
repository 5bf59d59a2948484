import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { isSameSecret } from '@shop/service-kit/auth/tokens'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { WrongTriesRepository } from './wrong-tries.repository.ts'

/** 1C asks every few minutes with the right password, and then nothing is counted. */
const exchangeTries: ClientRule = {
  counts: 'client',
  name: 'exchange-1c',
  max: 10,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

export type Account = NonNullable<AccountingConfig['account']>

type CheckDeps = { limits: Limits; wrongTries: Pick<WrongTriesRepository, 'note'>; clock: Clock }

/**
 * Does the header (HTTP Basic) name the account of 1C? Each try is counted before it is judged; the right one takes the count away, and
 * of a wrong one staff are told.
 * @throws ShopError too_many_requests
 */
export async function isAccount(
  { limits, wrongTries, clock }: CheckDeps,
  { login, password }: Account,
  { header, client, address }: { header: string; client: ClientKey; address: string },
): Promise<boolean> {
  await limits.take(exchangeTries, client)
  const [, encoded = ''] = /^Basic ([A-Za-z\d+/]+={0,2})$/i.exec(header.trim()) ?? []
  const isRight = isSameSecret(Buffer.from(encoded, 'base64').toString('utf8'), `${login}:${password}`)
  if (isRight) await limits.forget(exchangeTries, client)
  else if (encoded) await wrongTries.note(address, clock.now())
  return isRight
}
