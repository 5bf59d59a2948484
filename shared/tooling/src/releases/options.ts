import { readCommandLine } from '@shop/service-kit/process/command-line'
import { remoteOriginsFrom, remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import { type AppName, appNames, isAppName } from '../apps.ts'

export type ReleaseOptions = {
  app: AppName
  share?: number
  origin?: string
  why?: string
  /** Also what is not committed. */
  isDirty?: true
  /** Why it goes out although something is not proved. */
  unproved?: string
  /** Nobody gets it but those who have its link. */
  isPreview?: true
}

type Given = { args?: string[]; env?: NodeJS.ProcessEnv }

const why = { type: 'string' } as const
/** Characters; the store takes no more. */
const MOST_OF_REASON = 500

/**
 * `<part> [--share 10] [--origin https://catalog.example] [--why 'a shorter title'] [--dirty] [--unproved 'no browser here']
 * [--preview]`; an origin must be one that `REMOTE_ORIGINS` gives the part.
 */
export function releaseOptions({ args, env = process.env }: Given = {}): ReleaseOptions {
  const known = {
    share: { type: 'string' },
    origin: { type: 'string' },
    dirty: { type: 'boolean' },
    unproved: { type: 'string' },
    preview: { type: 'boolean' },
    why,
  } as const
  const usage =
    'npm run release -- <part> [--share <percent>] [--origin <https://…>] [--why <reason>] [--dirty] [--unproved <why>] [--preview]'
  const { words, options } = readCommandLine({ script: 'release', usage, words: 1, options: known }, args, env)
  const { share, origin, dirty, unproved, preview } = options
  const outOfPlace = (['share', 'origin', 'unproved'] as const).find(name => options[name] !== undefined)
  if (preview && outOfPlace)
    throw new Error(`A preview is for those who have its link and tells what is not proved: leave out --${outOfPlace}`)
  const app = partNamed(words[0])
  const allowed = remoteOriginsFrom(remoteOriginsSchema.parse(env.REMOTE_ORIGINS ?? ''))[app] ?? []
  if (origin && !allowed.includes(origin))
    throw new Error(`REMOTE_ORIGINS does not say that ${app} may come from ${origin}`)
  if (origin && env.RELEASES_URL) throw new Error('A shop at RELEASES_URL has the files itself: leave out --origin')
  if (unproved !== undefined && !isReason(unproved)) throw new Error(`--unproved says why, in words: ${usage}`)
  return {
    app,
    ...(share !== undefined && { share: shareNamed(share) }),
    ...(origin && { origin }),
    ...(dirty && { isDirty: true }),
    ...(unproved && { unproved: unproved.trim() }),
    ...(preview && { isPreview: true }),
    ...reasonIn(options),
  }
}

/** `<part> <percent> [--why 'all is well']` */
export function shareOptions({ args, env }: Given = {}): { app: AppName; share: number; why?: string } {
  const usage = 'npm run share -- <part> <percent> [--why <reason>]'
  const { words, options } = readCommandLine({ script: 'share', usage, words: 2, options: { why } }, args, env)
  return { app: partNamed(words[0]), share: shareNamed(words[1]), ...reasonIn(options) }
}

/** `<part> [version] [--why 'the cart stays empty']` */
export function rollbackOptions({ args, env }: Given = {}): { app: AppName; version?: string; why?: string } {
  const usage = 'npm run rollback -- <part> [version] [--why <reason>]'
  const { words, options } = readCommandLine({ script: 'rollback', usage, words: 2, options: { why } }, args, env)
  const [part, version] = words
  return { app: partNamed(part), ...(version !== undefined && { version }), ...reasonIn(options) }
}

/** `<part> <version> [--why 'shows prices of yesterday'] [--yes]` */
export function strikeOptions({ args, env }: Given = {}): {
  app: AppName
  version: string
  why?: string
  isYes: boolean
} {
  const usage = 'npm run strike -- <part> <version> [--why <reason>] [--yes]'
  const known = { why, yes: { type: 'boolean' } } as const
  const { words, options } = readCommandLine({ script: 'strike', usage, words: 2, options: known }, args, env)
  const [part, version] = words
  const app = partNamed(part)
  if (!version) throw new Error(`Name the version; npm run releases lists them: ${usage}`)
  return { app, version, ...reasonIn(options), isYes: options.yes === true }
}

function reasonIn({ why }: { why?: string | undefined }): { why?: string } {
  return why ? { why } : {}
}

/** Somebody reads it in the list of releases. */
function isReason(text: string): boolean {
  return /\p{L}/u.test(text) && text.trim().length <= MOST_OF_REASON
}

/** For commands that take nothing. */
export function noOptions(script: string): () => void {
  return () => void readCommandLine({ script, usage: `npm run ${script}`, words: 0, options: {} })
}

/** @throws Error that explains what a share is. */
export function shareNamed(text = ''): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text)
  throw new Error('A share is a whole number of percent, 0 to 100')
}

/** @throws Error that names all parts. */
export function partNamed(name = ''): AppName {
  if (isAppName(name)) return name
  throw new Error(`Name one of ${appNames.join(', ')}${name && `; there is no ${name}`}`)
}
