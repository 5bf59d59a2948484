import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { appNames, isAppName } from '../apps.ts'
import { bin, command, list, type Outcome } from '../outcomes.ts'
import { commandsPageProblems } from '../parts/commands-page.ts'
import { driftedFiles } from '../parts/derived-files.ts'
import { missingPieces } from '../parts/missing-pieces.ts'
import { storiesOfNobody } from '../parts/story-owners.ts'
import { sourceFiles } from '../source-files.ts'
import { root } from '../webpack/root.ts'
import { citationProblems } from './citations.ts'
import { codeShape } from './code-shape.ts'
import { documentProblems } from './document-facts.ts'
import { brokenLinks } from './document-links.ts'
import { mutualImports } from './mutual-imports.ts'
import { returnedNames } from './private-words.ts'
import { translationProblems } from './translations.ts'
import { unexpectedAskers } from './who-asks-whom.ts'

/** One line of `npm run check`. `ofPart` looks at the folder of one part alone; what lacks it can only be known of the whole. */
export type Step = {
  name: string
  ofAll(): Promise<Outcome>
  /** Undefined for a part that has nothing of the kind. */
  ofPart?(part: string): Promise<Outcome> | undefined
}

// Version 7 of TypeScript, in a third of the time; what needs its programming interface still has version 6.
const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc')
/** What every part has types from without importing it: style sheets, matchers of tests, names that a build puts in. */
const DECLARATIONS = ['shared/**/*.d.ts', 'shared/tooling/src', 'host/src/remotes/checked-loading.ts']
const rulesFor = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err']
const foldersOfAll = [...appNames, 'e2e', 'ops', 'services', 'shared', 'shop']

/** The step before all others, which read what it has built. */
export const buildStep: Step = {
  name: 'build',
  ofAll: () => command('build', process.execPath, ['shared/tooling/src/build.ts']),
  ofPart: part =>
    isAppName(part) ? command('build', process.execPath, ['shared/tooling/src/build.ts', part]) : undefined,
}

/** What can be known without running the shop, apart from the build; each line names what it holds. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    ofAll: () => command('types', tsc, ['--noEmit', '-p', 'tsconfig.json']),
    ofPart: part => command('types', tsc, ['--noEmit', '-p', typesOf(part)]),
  },
  {
    name: 'lint and format',
    ofAll: () => command('lint and format', bin('biome'), ['ci', '--colors=off', '.']),
    ofPart: part => command('lint and format', bin('biome'), ['ci', '--colors=off', part]),
  },
  {
    name: 'import directions',
    ofAll: () => command('import directions', bin('depcruise'), [...rulesFor, ...foldersOfAll]),
    ofPart: part => command('import directions', bin('depcruise'), [...rulesFor, part]),
  },
  {
    name: 'folder directions',
    ofAll: () =>
      command('folder directions', bin('depcruise'), [
        '--config',
        '.dependency-cruiser.folders.cjs',
        '--output-type',
        'err',
        'services',
      ]),
  },
  {
    name: 'contracts',
    // What must hold of every call needs no server, so it is known before the tests.
    ofAll: () =>
      command('contracts', bin('jest'), ['--selectProjects', 'rules', '--testPathPatterns', 'door/contracts.test.ts']),
  },
  {
    name: 'contracts of releases',
    ofAll: () => command('contracts of releases', process.execPath, ['shared/tooling/src/release-contracts/check.ts']),
  },
  ofWhole('derived files', root => [...driftedFiles(root), ...commandsPageProblems(root)]),
  ofWhole('parts of the table', root => missingPieces(root)),
  ofFiles('folders that import each other', root => mutualImports(sourceFiles(root))),
  ofWhole('stories that no part owns', storiesOfNobody),
  ofWhole('who asks whom', unexpectedAskers),
  ofFiles('translation keys', translationProblems),
  ofWhole('links of the documents', brokenLinks),
  ofWhole('statements of the documents', documentProblems),
  ofFiles('former names', returnedNames),
  ofFiles('functions named with a bare participle', root => codeShape(root).participles),
  ofFiles('comments that lean on the one above', root => codeShape(root).leaningComments),
  ofFiles('citations of the rules', citationProblems),
  {
    name: 'budgets',
    ofAll: () => command('budgets', process.execPath, ['shared/tooling/src/budgets.ts']),
    ofPart: part =>
      isAppName(part) ? command('budgets', process.execPath, ['shared/tooling/src/budgets.ts', part]) : undefined,
  },
]

type Problems = Parameters<typeof list>[1]

function ofWhole(name: string, problemsIn: Problems): Step {
  return { name, ofAll: () => list(name, problemsIn) }
}

/** Each of its problems begins with the file or the part that has it. */
function ofFiles(name: string, problemsIn: Problems): Step {
  const isOf = (part: string) => (problem: string) => problem.startsWith(`${part}/`) || problem.startsWith(`${part}:`)
  return {
    name,
    ofAll: () => list(name, problemsIn),
    ofPart: part => list(name, async root => (await problemsIn(root)).filter(isOf(part))),
  }
}

/** A configuration of TypeScript for the files of one part and whatever they import. */
function typesOf(part: string): string {
  const folder = path.join(root, 'node_modules/.cache/check')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${part.replaceAll('/', '-')}.json`)
  const include = [part, ...DECLARATIONS].map(name => path.join(root, name))
  writeFileSync(file, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include, exclude: ['**/dist'] }))
  return file
}
