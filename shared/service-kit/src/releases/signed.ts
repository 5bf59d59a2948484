import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

const versionSchema = z.string().check(z.regex(/^[0-9a-f]{1,40}$/))
const partSchema = z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/))

/** What our own servers sign for each other; the holder of such a token can read it, but not make another one. */
const payloads = {
  /** A page that was served while some part has two versions, and the versions in it. */
  'page-view': z.object({
    id: z.string().check(z.regex(/^[\w-]{16,40}$/)),
    versions: z.record(partSchema, versionSchema),
  }),
  /** Opens a version to visitors who follow the link; `by` made it. With `preview` for as long as the registry has it as one. */
  test: z.object({
    part: partSchema,
    version: versionSchema,
    by: z.string().check(z.maxLength(100)),
    preview: z.optional(z.literal(true)),
  }),
}

export type SignedKind = keyof typeof payloads
type PayloadOf<Kind extends SignedKind> = z.infer<(typeof payloads)[Kind]>
export type PageViewed = PayloadOf<'page-view'>
export type TestLink = PayloadOf<'test'>

/** For how many seconds each is good; a link to a preview as long as the preview. */
export const signedFor: Record<SignedKind, number> = { 'page-view': 30 * 60, test: 24 * 60 * 60 }

export const LONGEST_TOKEN = 600
const WELL_FORMED = /^([\w-]+)\.([\w-]{43})$/

const signedSchema = z.object({ until: z.number(), payload: z.unknown() })

export type Signer = ReturnType<typeof createSigner>

/** Signs with a secret that the host server and the admin service share. Times are in seconds. */
export function createSigner(secret: string) {
  const signatureOf = (kind: SignedKind, text: string) =>
    createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url')
  return {
    sign<Kind extends SignedKind>(kind: Kind, payload: PayloadOf<Kind>, until: number): string {
      const text = Buffer.from(JSON.stringify({ until, payload })).toString('base64url')
      const token = `${text}.${signatureOf(kind, text)}`
      if (token.length > LONGEST_TOKEN) throw new Error(`too much to sign: ${token.length} characters`)
      return token
    },

    /** Null for what is malformed, too long, of another kind, not signed by us or over. */
    read<Kind extends SignedKind>(kind: Kind, token: string, now: number): PayloadOf<Kind> | null {
      if (token.length > LONGEST_TOKEN) return null
      const [, text, signature] = WELL_FORMED.exec(token) ?? []
      if (!text || !signature) return null
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(kind, text)))) return null
      const signed = signedSchema.safeParse(parsePayload(text))
      if (!signed.success || signed.data.until <= now) return null
      const payload = payloads[kind].safeParse(signed.data.payload)
      return payload.success ? (payload.data as PayloadOf<Kind>) : null
    },
  }
}

function parsePayload(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}

/** The address that opens a preview to those who follow it, until it is over. */
export function previewPath(signer: Signer, { until, ...link }: Omit<TestLink, 'preview'> & { until: string }): string {
  return pathOfLink(signer.sign('test', { ...link, preview: true }, Math.floor(Date.parse(until) / 1000)))
}

/** The address that a signed link stands in. */
export function pathOfLink(token: string): string {
  return `/?try=${token}`
}
