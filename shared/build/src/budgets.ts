import { budgetLines, readBudgets } from './weigh-pages.ts'

/** `node budgets.ts`: fails when the first visit to a page asks for more than budgets.json allows. */
const lines = await budgetLines(readBudgets())
for (const line of lines) console.log(line)
if (lines.some(line => line.startsWith('over'))) process.exitCode = 1
