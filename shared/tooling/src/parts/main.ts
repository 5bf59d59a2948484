import { commandLine } from '@shop/service-kit/process/command-line'
import { root } from '../webpack/root.ts'
import { writeCommandsPage } from './commands-page.ts'
import { writeDerivedFiles } from './derived-files.ts'
import { missingPieces } from './missing-pieces.ts'

// npm run parts: writes the files that follow from the table of parts and the page of all commands, and says what a part
// still lacks.
commandLine({ script: 'parts', usage: 'npm run parts', words: 0, options: {} })
const written = [...writeDerivedFiles(root), ...writeCommandsPage(root)]
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Everything follows from the table already')
const missing = missingPieces(root)
for (const problem of missing) console.log(problem)
process.exitCode = missing.length > 0 ? 1 : 0
