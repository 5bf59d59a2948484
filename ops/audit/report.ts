import type { Verdict } from './invariant.ts'

const SHOWN = 5

/** The verdicts as a table, and the first findings of each as text. */
export function auditReport(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ invariant, checked, findings }) => [invariant, String(checked), String(findings.length)])
  const wrong = verdicts.filter(({ findings }) => findings.length > 0)
  const details = wrong.flatMap(({ invariant, findings }) => [
    `\n${invariant}`,
    ...findings.slice(0, SHOWN).map(finding => `  ${finding.message}`),
    ...(findings.length > SHOWN ? [`  and ${findings.length - SHOWN} more`] : []),
  ])
  return [table([['invariant', 'checked', 'wrong'], ...rows]), ...details].join('\n')
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd()
  const [head = [], ...body] = rows
  return [line(head), widths.map(width => '-'.repeat(width)).join('-|-'), ...body.map(line)].join('\n')
}
