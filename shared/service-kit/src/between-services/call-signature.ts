import { createHash, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'

/** Who signs, and with what. */
export type CallSigner<Caller extends string = string> = { caller: Caller; key: KeyObject }

/** Who asks a service that is another process, and how it shows that. */
export type Credentials = {
  signer?: CallSigner | undefined
  /** The secret of all services, while it is still set (docs/decisions/0090-a-key-for-each-caller.md). */
  secret?: string | undefined
}

/** What a signature holds for: this call, of this body, to this service. */
export type SignedCall = {
  owner: string
  path: string
  /** The JSON that goes beside a file; empty for calls whose body is the JSON. */
  beside: string
}

export type CallSignature = { caller: string; seconds: number; digest: string; signature: Buffer }

/**
 * By how many seconds the clocks of two machines may differ, with the time that a call is tried on copy after copy. Who has
 * overheard a call can say it again for so long.
 */
export const TOLERANCE_SECONDS = 60

const FORM = /^([a-z-]{1,40}) (\d{1,12}) ([\w-]{43}) ([\w-]{86})$/

/** The value of the header that a call is signed by. */
export function signCall({ caller, key }: CallSigner, call: SignedCall, body: string | Buffer, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  const digest = digestOf(body)
  const signature = sign(null, signedText(call, { caller, seconds, digest }), key)
  return `${caller} ${seconds} ${digest} ${signature.toString('base64url')}`
}

/** Null for what has not the form of a signature. */
export function readSignature(header: string): CallSignature | null {
  const [, caller = '', seconds, digest = '', signature = ''] = FORM.exec(header) ?? []
  if (seconds === undefined) return null
  return { caller, seconds: Number(seconds), digest, signature: Buffer.from(signature, 'base64url') }
}

/** Is it the caller's own, by one of the keys that are known of it? The body is not looked at. */
export function isSignedBy(keys: readonly KeyObject[], call: SignedCall, given: CallSignature): boolean {
  const text = signedText(call, given)
  return keys.some(key => verify(null, text, key, given.signature))
}

/** Is it the body that was signed? */
export function isSignedBody({ digest }: Pick<CallSignature, 'digest'>, body: string | Buffer): boolean {
  return timingSafeEqual(Buffer.from(digest), Buffer.from(digestOf(body)))
}

function signedText({ owner, path, beside }: SignedCall, given: Omit<CallSignature, 'signature'>): Buffer {
  const { caller, seconds, digest } = given
  return Buffer.from(['internal call', caller, owner, path, seconds, digest, beside].join('\n'))
}

function digestOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}
