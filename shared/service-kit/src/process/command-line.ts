import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Command<Options extends ParseArgsOptionsConfig> = {
  /** Its name in package.json. */
  script: string
  usage: string
  /** How many words it takes at most. */
  words: number
  options: Options
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<ParseArgsConfig & { options: Options; strict: true; allowPositionals: true }>
>['values']

/** What people set for npm once and for all; of a command it takes at most the value, which is then a word too many. */
const LASTING = new Set(['color'])

/**
 * The words and options of a command of package.json.
 * @throws Error that shows how the command is used: an unknown option, a word too many, or an option that stood before the two
 *   dashes. npm keeps that one for itself and passes on at most its value, as a word, so the command would do something else.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  { script, usage, words, options }: Command<Options>,
  args = process.argv.slice(2),
  env = process.env,
): { words: string[]; options: Values<Options> } {
  const kept = Object.keys(options).find(name => isKeptByNpm(env, script, name) && !LASTING.has(name))
  if (kept) throw new Error(`npm kept --${kept} for itself, as it stands before two dashes: ${usage}`)
  try {
    const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true })
    const extra = positionals[words]
    if (extra !== undefined) throw new Error(`${extra} is a word too many`)
    return { words: positionals, options: { ...values } }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}: ${usage}`)
  }
}

/** Reads the line of a command that has nothing to close yet: what is wrong is printed, and the process ends with 1. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(command: Command<Options>) {
  try {
    return readCommandLine(command)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return process.exit(1)
  }
}

/** Processes that this script starts inherit what npm knows, so the script must be the one that npm was asked for. */
function isKeptByNpm(env: NodeJS.ProcessEnv, script: string, name: string): boolean {
  const value = env[`npm_config_${name.replaceAll('-', '_')}`]
  return env.npm_lifecycle_event === script && value !== undefined && value !== '' && value !== 'false'
}
