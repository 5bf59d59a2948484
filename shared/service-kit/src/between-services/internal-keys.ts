import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type InternalCaller, internalCallers } from '@shop/contracts/who-asks-whom'
import * as z from 'zod/mini'
import type { Credentials } from './call-signature.ts'

/** The public keys of each caller: two while one is being changed. */
export type PublicKeys = ReadonlyMap<InternalCaller, readonly KeyObject[]>

/** A private key as `openssl genpkey -algorithm ed25519 -outform DER | base64` writes it. */
export const privateKeySchema = z.pipe(
  z
    .string('is missing')
    .check(z.refine(text => privateKeyIn(text) !== null, 'must be a private Ed25519 key, as draw-secrets.sh draws it')),
  z.transform((text): KeyObject => privateKeyIn(text) as KeyObject),
)

/** `catalog=MCow…,admin=MCow…`: public keys by who signs with them. */
export const publicKeysSchema = z.pipe(
  z
    .string('is missing')
    .check(
      z.refine(
        text => publicKeysIn(text) !== null,
        `must be public Ed25519 keys such as catalog=MCow…,admin=MCow…, of ${internalCallers.join(', ')}`,
      ),
    ),
  z.transform((text): PublicKeys => publicKeysIn(text) as PublicKeys),
)

/** Does the private key belong to one of the public ones that are known of the caller? */
export function isKnownKey(keys: PublicKeys, caller: InternalCaller, privateKey: KeyObject): boolean {
  const own = createPublicKey(privateKey)
  return (keys.get(caller) ?? []).some(key => key.equals(own))
}

/** As whom a process signs its calls; without a key it shows the secret alone. */
export function credentialsOf(
  caller: InternalCaller,
  {
    INTERNAL_KEY: key,
    INTERNAL_SECRET: secret,
  }: { INTERNAL_KEY?: KeyObject | undefined; INTERNAL_SECRET?: string | undefined },
): Credentials {
  return { signer: key && { caller, key }, secret }
}

/** A new key of one caller, as the variables hold it. */
export function drawKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/** A key for each caller and the `INTERNAL_KEYS` that all of them know, for shapes and tests. */
export function drawKeys(): { privateKeys: Record<InternalCaller, string>; INTERNAL_KEYS: string } {
  const drawn = internalCallers.map(caller => ({ caller, ...drawKey() }))
  return {
    privateKeys: Object.fromEntries(drawn.map(({ caller, privateKey }) => [caller, privateKey])) as Record<
      InternalCaller,
      string
    >,
    INTERNAL_KEYS: drawn.map(({ caller, publicKey }) => `${caller}=${publicKey}`).join(','),
  }
}

function privateKeyIn(text: string): KeyObject | null {
  return ed25519(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }))
}

function publicKeysIn(text: string): PublicKeys | null {
  const keys = new Map<InternalCaller, KeyObject[]>()
  for (const row of text.split(',').map(row => row.trim())) {
    const [, name, der = ''] = /^([a-z-]+)=(\S+)$/.exec(row) ?? []
    const caller = internalCallers.find(caller => caller === name)
    const key = ed25519(() => createPublicKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'spki' }))
    if (!caller || !key) return null
    keys.set(caller, [...(keys.get(caller) ?? []), key])
  }
  return keys
}

function ed25519(read: () => KeyObject): KeyObject | null {
  try {
    const key = read()
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
