import { parts } from '@shop/contracts/parts'
import { commandLine } from '@shop/service-kit/process/command-line'
import { sentenceCase } from '../parts/cases.ts'
import { workingTree } from '../releases/working-tree.ts'
import { root } from '../webpack/root.ts'
import { makePart } from './make-part.ts'
import { nameProblems, titleProblems } from './name-problems.ts'

// npm run new -- lookbook: makes the remote mf-lookbook with a page and the service lookbook with a call on a database of its own, and
// says what it made and what it rewrote.
const usage = 'npm run new -- <name> [--uk <title>] [--en <title>] [--team <team>] [--without-service] [--dirty]'
const { words, options } = commandLine({
  script: 'new',
  usage,
  words: 1,
  options: {
    uk: { type: 'string' },
    en: { type: 'string' },
    team: { type: 'string' },
    'without-service': { type: 'boolean' },
    dirty: { type: 'boolean' },
  },
})
const [name = ''] = words
const en = options.en ?? sentenceCase(name)
const title = { uk: options.uk ?? en, en }
const team = `@levada/${(options.team ?? name).replace(/^@levada\//, '')}` as const

const problems = name
  ? [
      ...(await nameProblems(root, name, parts)),
      ...titleProblems(title, team),
      ...(options.dirty ? [] : await treeProblems()),
    ]
  : [usage]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
const part = { name, team, title, hasService: !options['without-service'] }
const { made, table, derived, missing } = makePart(root, part, parts)
printFiles('Made', made)
printFiles('Its rows stand in the table of parts', [table])
printFiles('Rewritten, as it follows from the table', derived)
if (title.uk === title.en)
  console.log('Its name is English in both languages: change the Ukrainian one in the table and in its texts.')
console.log(
  missing.length > 0
    ? missing.join('\n')
    : 'Next: npm run check, then the first page and call of your own (docs/development.md, "A part").',
)
process.exitCode = missing.length > 0 ? 1 : 0

/** With other changes in the tree, what this made could not be told apart afterwards. */
async function treeProblems(): Promise<string[]> {
  const { uncommitted } = await workingTree(root)
  return uncommitted.length > 0
    ? [`not committed: ${uncommitted.slice(0, 5).join(', ')}; --dirty makes a part all the same`]
    : []
}

function printFiles(what: string, files: readonly string[]): void {
  console.log(`${what}:\n${files.map(file => `  ${file}`).join('\n')}`)
}
