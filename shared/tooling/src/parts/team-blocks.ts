import type { Part } from '@shop/contracts/parts'

type Parts = readonly Part[]

/** Where a part lies in the repository. */
export function folderOfPart({ name, kind }: Part): string {
  return kind === 'service' || kind === 'door' ? `services/${name}` : name
}

/** Lines of CODEOWNERS: who is asked about a change of a part. */
export const ownerTeams = (parts: Parts) => parts.map(part => `/${folderOfPart(part)}/ ${part.team}`)

/** The table for readers of ARCHITECTURE.md. */
export function partsTable(parts: Parts): string[] {
  const rows = parts.map(part => {
    const folder = folderOfPart(part)
    return [`[${part.name}](${folder})`, part.kind, part.port === undefined ? '–' : String(part.port), part.team]
  })
  return asTable([['part', 'kind', 'port', 'team'], ...rows])
}

/** A table as the formatter leaves it; the first row is its head. */
export function asTable(rows: readonly string[][]): string[] {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = line(widths.map(width => '-'.repeat(width)))
  return [line(head), rule, ...rows.slice(1).map(line)]
}
