import { ShopError } from '@shop/contracts/errors'
import type { ServiceName } from '@shop/contracts/parts'
import { type InternalCaller, internalCallers, mayAsk as isInTable } from '@shop/contracts/who-asks-whom'
import type { Context, Middleware } from 'koa'
import { isSameSecret } from '../auth/tokens.ts'
import { isSignedBody, isSignedBy, readSignature, TOLERANCE_SECONDS } from './call-signature.ts'
import type { PublicKeys } from './internal-keys.ts'

export const SIGNATURE_HEADER = 'X-Internal-Signature'
export const SECRET_HEADER = 'X-Internal-Secret'
/** The JSON of a call whose body is a file, percent-encoded. */
export const BESIDE_FILE_HEADER = 'X-Internal-Beside-File'

/** Why a call was not let in; its caller is told nothing of it. */
export type NotLetIn = 'unsigned' | 'unknown caller' | 'time' | 'signature' | 'not its call' | 'body'

/** By what a service knows who calls it. */
export type CallerProofs = {
  owner: ServiceName
  keys?: PublicKeys | undefined
  /** The secret that all services had before each had a key: good as long as it is set. */
  secret?: string | undefined
  now?: () => number
  /** Unset: as the table of who asks whom says. */
  mayAsk?: (caller: InternalCaller, owner: ServiceName, path: string) => boolean
  onRefused?: (refused: { reason: NotLetIn; asked: string; caller: string }) => void
}

/**
 * What stands before and after the reading of a body. Who has no key of a caller that may make this call is let in to nothing, and
 * its body is not read; a body other than the signed one is not taken. For such callers the call does not exist.
 */
export function authenticateCaller(proofs: CallerProofs, path: string): { before: Middleware; after: Middleware } {
  const refuse = (ctx: Context, reason: NotLetIn): never => {
    const caller = readSignature(ctx.get(SIGNATURE_HEADER))?.caller
    proofs.onRefused?.({ reason, asked: path, caller: internalCallers.find(name => name === caller) ?? '' })
    throw new ShopError('not_found')
  }
  return {
    before(ctx, next) {
      const reason = signatureProblem(proofs, path, ctx)
      if (reason === null) return next()
      if (!hasSecret(proofs, ctx)) return refuse(ctx, reason)
      ctx.state.cameBySecret = true
      return next()
    },
    after(ctx, next) {
      const given = readSignature(ctx.get(SIGNATURE_HEADER))
      const isKnown =
        ctx.state.cameBySecret || (given && isSignedBody(given, ctx.state.file ?? ctx.request.rawBody ?? ''))
      return isKnown ? next() : refuse(ctx, 'body')
    },
  }
}

/** Null when a caller that may make this call has signed it now. */
function signatureProblem(proofs: CallerProofs, path: string, ctx: Context): NotLetIn | null {
  const { owner, keys, now = Date.now, mayAsk = isInTable } = proofs
  const given = readSignature(ctx.get(SIGNATURE_HEADER))
  if (!given) return 'unsigned'
  const known = keys?.get(given.caller as InternalCaller)
  if (!known) return 'unknown caller'
  if (Math.abs(now() / 1000 - given.seconds) > TOLERANCE_SECONDS) return 'time'
  const call = { owner, path, beside: ctx.get(BESIDE_FILE_HEADER) }
  if (!isSignedBy(known, call, given)) return 'signature'
  return mayAsk(given.caller as InternalCaller, owner, path) ? null : 'not its call'
}

function hasSecret({ secret }: CallerProofs, ctx: Context): boolean {
  return secret !== undefined && isSameSecret(ctx.get(SECRET_HEADER), secret)
}
