import path from 'node:path'
import { appNames } from '../apps.ts'
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
import { figuresOf } from './figures.ts'
import { mutualImports } from './mutual-imports.ts'
import { returnedNames } from './private-words.ts'
import { translationProblems } from './translations.ts'
import { unexpectedAskers } from './who-asks-whom.ts'

// npm run check: everything that can be known without running the shop. Each line names what it holds. With --figures it
// prints how the code lies instead.
async function main(): Promise<void> {
  if (process.argv.includes('--figures')) {
    for (const [name, figure] of figuresOf(root)) console.log(`${name.padEnd(72)} ${figure}`)
    return
  }
  const build = await command('build', process.execPath, ['shared/tooling/src/build.ts'])
  const outcomes = [
    build,
    ...(await Promise.all([
      // Version 7 of TypeScript, in a third of the time; what needs its programming interface still has version 6.
      command('types', path.join(root, 'node_modules/typescript-native/bin/tsc'), ['--noEmit', '-p', 'tsconfig.json']),
      command('lint and format', bin('biome'), ['ci', '--colors=off', '.']).then(lint =>
        command('import directions', bin('depcruise'), [
          '--config',
          '.dependency-cruiser.cjs',
          '--output-type',
          'err',
          ...appNames,
          'e2e',
          'ops',
          'services',
          'shared',
          'shop',
        ]).then(async directions => [lint, directions, await folderDirections()]),
      ),
      // What must hold of every call needs no server, so it is known before the tests.
      command('contracts', bin('jest'), ['--selectProjects', 'rules', '--testPathPatterns', 'door/contracts.test.ts']),
      command('contracts of releases', process.execPath, ['shared/tooling/src/release-contracts/check.ts']),
      list('derived files', root => [...driftedFiles(root), ...commandsPageProblems(root)]),
      list('parts of the table', root => missingPieces(root)),
      list('folders that import each other', root => mutualImports(sourceFiles(root))),
      list('stories that no part owns', storiesOfNobody),
      list('who asks whom', unexpectedAskers),
      list('translation keys', translationProblems),
      list('links of the documents', brokenLinks),
      list('statements of the documents', documentProblems),
      list('former names', returnedNames),
      list('functions named with a bare participle', root => codeShape(root).participles),
      list('comments that lean on the one above', root => codeShape(root).leaningComments),
      list('citations of the rules', citationProblems),
      command('budgets', process.execPath, ['shared/tooling/src/budgets.ts']),
    ])),
  ].flat()

  for (const { name, ok, seconds } of outcomes) console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  for (const { name, ok, output } of outcomes) if (!ok) console.log(`\n── ${name}\n${output}`)
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
}

function folderDirections(): Promise<Outcome> {
  const config = ['--config', '.dependency-cruiser.folders.cjs', '--output-type', 'err']
  return command('folder directions', bin('depcruise'), [...config, 'services'])
}

await main()
