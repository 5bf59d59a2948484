import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asTable } from './team-blocks.ts'

const PAGE = 'docs/commands.md'

const HEAD = `<!-- Written by \`npm run parts\` from "commands" in package.json. -->
# Commands

Everything that \`npm run\` knows here. What stands behind \`--\` is an example; where a command takes more, its row names the page.
`

type Manifest = {
  scripts: Readonly<Record<string, string>>
  /** By heading: how a command is typed behind \`npm run\`, and what it does. */
  commands: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * The page of all commands.
 * @throws Error that names a script without a description, or a description without a script.
 */
export function commandsPage({ scripts, commands }: Manifest): string {
  const described = new Set(Object.values(commands).flatMap(rows => Object.keys(rows).map(scriptOf)))
  const missing = Object.keys(scripts).filter(name => !isHook(name, scripts) && !described.has(name))
  const unknown = [...described].filter(name => scripts[name] === undefined)
  if (missing.length > 0) throw new Error(`"commands" in package.json does not describe ${missing.join(', ')}`)
  if (unknown.length > 0)
    throw new Error(`"commands" in package.json describes ${unknown.join(', ')}, which is no script`)
  const sections = Object.entries(commands).map(([heading, rows]) => {
    const lines = Object.entries(rows).map(([command, does]) => [`\`${asTyped(command)}\``, does])
    return [`## ${heading}`, '', ...asTable([['command', 'does'], ...lines]), ''].join('\n')
  })
  return [HEAD, ...sections].join('\n')
}

/** What keeps the page from being what package.json makes of it. */
export function commandsPageProblems(root: string): string[] {
  try {
    const isCurrent = commandsPage(readManifest(root)) === readFileSync(path.join(root, PAGE), 'utf8')
    return isCurrent ? [] : [`${PAGE} differs from "commands" in package.json: npm run parts writes it`]
  } catch (error) {
    return [`${PAGE}: ${error instanceof Error ? error.message : error}`]
  }
}

/** Writes the page when it differs, and names it then. */
export function writeCommandsPage(root: string): string[] {
  const text = commandsPage(readManifest(root))
  if (commandsPageProblems(root).length === 0) return []
  writeFileSync(path.join(root, PAGE), text)
  return [PAGE]
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest
}

/** npm runs it before another script by itself. */
function isHook(name: string, scripts: Manifest['scripts']): boolean {
  return name.startsWith('pre') && scripts[name.slice('pre'.length)] !== undefined
}

const scriptOf = (command: string) => command.split(' ')[0] ?? ''

function asTyped(command: string): string {
  return ['start', 'test'].includes(scriptOf(command)) ? `npm ${command}` : `npm run ${command}`
}
