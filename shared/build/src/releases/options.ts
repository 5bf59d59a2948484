import { parseArgs } from 'node:util'
import { remoteOriginsFrom, remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import { type AppName, appNames, isAppName } from '../apps.ts'

export type ReleaseOptions = { app: AppName; share?: number; origin?: string }

/** `<part> [--share 10] [--origin https://catalog.example]`; an origin must be one that `REMOTE_ORIGINS` gives the part. */
export function releaseOptions(args: readonly string[], remoteOrigins = ''): ReleaseOptions {
  const options = { share: { type: 'string' }, origin: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const app = partNamed(positionals[0])
  const allowed = remoteOriginsFrom(remoteOriginsSchema.parse(remoteOrigins))[app] ?? []
  if (values.origin && !allowed.includes(values.origin))
    throw new Error(`REMOTE_ORIGINS does not say that ${app} may come from ${values.origin}`)
  return {
    app,
    ...(values.share !== undefined && { share: shareNamed(values.share) }),
    ...(values.origin && { origin: values.origin }),
  }
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
