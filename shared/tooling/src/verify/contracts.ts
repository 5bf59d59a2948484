import { openOthers } from './others.ts'
import { teamOf } from './team.ts'
import { teamConflicts } from './team-conflicts.ts'

// node contracts.ts <part>: says what the parts of its team would break of others, and what they would miss. TypeScript reads the sources
// meanwhile, so it is a process of its own.
const others = await openOthers('lists')
const { problems, warnings } = await teamConflicts(teamOf(process.argv[2]), others).finally(others.close)
for (const line of new Set(warnings)) console.log(`note: ${line}`)
for (const line of new Set(problems)) console.log(line)
if (problems.length > 0) process.exitCode = 1
