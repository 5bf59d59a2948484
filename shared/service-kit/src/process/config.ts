import * as z from 'zod/mini'
import { withFiles } from './from-files.ts'

class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Configuration is wrong:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

type Environment = Readonly<Record<string, string | undefined>>

type ConfigSchema<Config> = z.ZodMiniType<Config> & { shape: Readonly<Record<string, unknown>> }

/**
 * Reads the environment once, at start; each variable may lie in a file (`withFiles`). All that is wrong is reported together, with
 * the names of the variables. Throws ConfigError.
 */
export function parseConfig<Config>(schema: ConfigSchema<Config>, env: Environment): Config {
  // An empty variable is what compose files make of a missing one.
  const given = Object.entries(env).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const { variables, problems } = withFiles(Object.fromEntries(given), Object.keys(schema.shape))
  const parsed = schema.safeParse(variables)
  if (parsed.success && problems.length === 0) return parsed.data
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  throw new ConfigError([...problems, ...wrong])
}

/** Reads the settings of a process that starts: what is wrong goes to stderr, and nothing starts. */
export function readConfig<Config>(schema: ConfigSchema<Config>, env: Environment = process.env): Config {
  try {
    return parseConfig(schema, env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

export const portSchema = z.coerce
  .number('must be a number')
  .check(z.int('must be a whole number'), z.minimum(0, 'must be 0 to 65535'), z.maximum(65_535, 'must be 0 to 65535'))

export const urlSchema = z
  .string('is missing')
  .check(z.refine(text => URL.canParse(text), 'must be an address such as http://127.0.0.1:3001'))

/** One or several addresses, comma-separated: one for each copy of a service. */
export const urlsSchema = z.pipe(
  z
    .string('is missing')
    .check(
      z.refine(
        text => text.split(',').every(url => isOrigin(url.trim())),
        'must be one or several addresses such as http://127.0.0.1:3001,http://127.0.0.1:3002',
      ),
    ),
  z.transform((text): readonly string[] => [...new Set(text.split(',').map(url => url.trim()))]),
)

/** Scheme, host and port, as browsers write them into Origin: with a path or a slash at the end nothing would match it. */
export const originSchema = z
  .string('is missing')
  .check(z.refine(text => URL.parse(text)?.origin === text, 'must be an origin such as https://shop.example'))

const isOrigin = (text: string) => URL.parse(text)?.origin === text.replace(/\/$/, '')

const EXAMPLES = new Set(['changeme', 'secret', 'change-me', 'development'])

/** A secret that an operator chose: long, and not the one of an example. */
export const secretSchema = z.string('is missing').check(
  z.minLength(24, 'must have at least 24 characters'),
  z.refine(text => !EXAMPLES.has(text), 'is a default'),
)
