import { parts } from '@shop/contracts/parts'
import { commandLine } from '@shop/service-kit/process/command-line'
import { askFirst } from '../ask-first.ts'
import { trackedFiles } from '../check/pages.ts'
import { missingPieces } from '../parts/missing-pieces.ts'
import { treeProblems, workingTree } from '../releases/working-tree.ts'
import { allSourceRoutes } from '../source-routes.ts'
import { root } from '../webpack/root.ts'
import { stepsByHand } from './by-hand.ts'
import { mentionsOf } from './mentions.ts'
import { removePart } from './remove-part.ts'
import { isRetired, type Retired, retiredPart } from './retired-part.ts'

// npm run retire -- mf-lookbook: takes a remote with its service out of the table and the tree. It shows first what goes and what still
// leads to the part; while anything does, nothing goes.
const usage = 'npm run retire -- <part> [--keep-service] [--yes] [--dirty]'
/** Of what still leads to a part. */
const MOST_NAMED = 30

const { words, options } = commandLine({
  script: 'retire',
  usage,
  words: 1,
  options: { 'keep-service': { type: 'boolean' }, yes: { type: 'boolean' }, dirty: { type: 'boolean' } },
})

try {
  const [name] = words
  if (!name) throw new Error(usage)
  const retired = retiredPart(root, name, parts, { keepsService: options['keep-service'] === true })
  await retire(retired)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function retire(retired: Retired): Promise<void> {
  const names = retired.rows.map(({ name }) => name).join(' and ')
  const [problem] = options.dirty ? [] : treeProblems(await workingTree(root))
  if (problem) throw new Error(problem)
  refuseMentions(names, mentionsOf(root, retired, await addressesOf(retired)))
  printList(`Goes with ${names}`, [
    ...retired.folders.map(folder => `${folder} (${countFiles(folder)} files)`),
    'rows of the table of parts, and all that follows from it',
  ])
  printList('Stays to be done by hand', stepsByHand(retired.rows))
  if (!(await askFirst(`Take ${names} away?`, { isYes: options.yes === true })))
    return console.log('All stays as it is.')
  printList('Rewritten', removePart(root, retired))
  const missing = missingPieces(root, retired.rest)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  console.log(`${names} is gone. Next: npm run check, then the images of host, door and services without it.`)
}

/** The first words of the addresses of its pages. */
async function addressesOf({ rows }: Retired): Promise<string[]> {
  const routes = await allSourceRoutes()
  const own = routes.filter(({ owner }) => rows.some(({ name }) => name === owner))
  const first = own.map(({ path }) => `/${path.split('/')[1] ?? ''}`)
  return [...new Set(first)].filter(address => address !== '/')
}

function refuseMentions(names: string, mentions: readonly string[]): void {
  if (mentions.length === 0) return
  const named = mentions.slice(0, MOST_NAMED).map(mention => `  ${mention}`)
  const more = mentions.length > MOST_NAMED ? [`  and ${mentions.length - MOST_NAMED} more`] : []
  throw new Error([`Nothing was taken away: this still leads to ${names}`, ...named, ...more].join('\n'))
}

function countFiles(folder: string): number {
  return trackedFiles(root, [folder]).filter(file => isRetired({ folders: [folder] }, file)).length
}

function printList(what: string, lines: readonly string[]): void {
  console.log(`${what}:\n${lines.map(line => `  ${line}`).join('\n')}`)
}
