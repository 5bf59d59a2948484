import { readCommandLine } from '@shop/service-kit/process/command-line'
import { remoteOriginsFrom, remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import { type AppName, appNames, isAppName } from '../apps.ts'

export type ReleaseOptions = {
  app: AppName
  share?: number
  origin?: string
  /** Also what is not committed. */
  isDirty?: true
}

type Given = { args?: string[]; env?: NodeJS.ProcessEnv }

/** `<part> [--share 10] [--origin https://catalog.example] [--dirty]`; an origin must be one that `REMOTE_ORIGINS` gives the part. */
export function releaseOptions({ args, env = process.env }: Given = {}): ReleaseOptions {
  const usage = 'npm run release -- <part> [--share <percent>] [--origin <https://…>] [--dirty]'
  const known = { share: { type: 'string' }, origin: { type: 'string' }, dirty: { type: 'boolean' } } as const
  const { words, options } = readCommandLine({ script: 'release', usage, words: 1, options: known }, args, env)
  const { share, origin, dirty } = options
  const app = partNamed(words[0])
  const allowed = remoteOriginsFrom(remoteOriginsSchema.parse(env.REMOTE_ORIGINS ?? ''))[app] ?? []
  if (origin && !allowed.includes(origin))
    throw new Error(`REMOTE_ORIGINS does not say that ${app} may come from ${origin}`)
  return {
    app,
    ...(share !== undefined && { share: shareNamed(share) }),
    ...(origin && { origin }),
    ...(dirty && { isDirty: true }),
  }
}

/** `<part> <percent>` */
export function shareOptions({ args, env }: Given = {}): { app: AppName; share: number } {
  const usage = 'npm run share -- <part> <percent>'
  const { words } = readCommandLine({ script: 'share', usage, words: 2, options: {} }, args, env)
  return { app: partNamed(words[0]), share: shareNamed(words[1]) }
}

/** `<part> [version]` */
export function rollbackOptions({ args, env }: Given = {}): { app: AppName; version?: string } {
  const usage = 'npm run rollback -- <part> [version]'
  const { words } = readCommandLine({ script: 'rollback', usage, words: 2, options: {} }, args, env)
  const [part, version] = words
  return { app: partNamed(part), ...(version !== undefined && { version }) }
}

/** For commands that take nothing. */
export function noOptions(script: string): () => void {
  return () => void readCommandLine({ script, usage: `npm run ${script}`, words: 0, options: {} })
}

/** @throws Error that says what a share is. */
export function shareNamed(text = ''): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text)
  throw new Error('A share is a whole number of percent, 0 to 100')
}

/** @throws Error that names all parts. */
export function partNamed(name = ''): AppName {
  if (isAppName(name)) return name
  throw new Error(`Name one of ${appNames.join(', ')}${name && `; there is no ${name}`}`)
}
