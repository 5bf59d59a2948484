import { type Part, parts as table } from '@shop/contracts/parts'

type Parts = readonly Part[]

/** What is asked for. */
export type NewPart = Pick<Part, 'name' | 'team' | 'title'> & { hasService: boolean }

/** The rows of a remote and of its service, which listens on the next port. */
export function newRows({ name, team, title, hasService }: NewPart, parts: Parts = table): Part[] {
  const remote: Part = { name: `mf-${name}`, kind: 'remote', team, title }
  const port = Math.max(...parts.flatMap(({ kind, port }) => (kind === 'service' && port ? [port] : []))) + 1
  const service: Part = { name, kind: 'service', team, title, port, addresses: [`/api/${name}`], plain: true }
  return hasService ? [remote, service] : [remote]
}

/** The table with more rows, each behind the others of its kind. */
export function withRows(parts: Parts, rows: Parts): Part[] {
  return rows.reduce<Part[]>(
    (all, row) => {
      const place = all.findLastIndex(({ kind }) => kind === row.kind) + 1
      return all.toSpliced(place, 0, row)
    },
    [...parts],
  )
}

/**
 * The source of the table with more rows. They stand before the first row of the kind that follows theirs; the formatter folds them.
 * @throws Error when the source does not hold the row that they stand before.
 */
export function withWrittenRows(source: string, parts: Parts, rows: Parts): string {
  return rows.reduce((text, row) => {
    const next = parts[parts.findLastIndex(({ kind }) => kind === row.kind) + 1]
    const begin = next ? new RegExp(String.raw`^  \{\s+name: '${next.name}',`, 'm').exec(text)?.index : undefined
    if (begin === undefined) throw new Error(`The table of parts has no row of ${next?.name ?? 'another kind'}`)
    return `${text.slice(0, begin)}${toRow(row)}${text.slice(begin)}`
  }, source)
}

/**
 * The source of the table without these rows, as the formatter leaves it: a row is one line, or ends with a brace of its own.
 * @throws Error when the source does not hold one of them.
 */
export function withoutWrittenRows(source: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const row = new RegExp(String.raw`^  \{(?: name: '${name}',.*\},\n|\n    name: '${name}',\n[^]*?\n  \},\n)`, 'm')
    if (!row.test(text)) throw new Error(`The table of parts has no row of ${name}`)
    return text.replace(row, '')
  }, source)
}

function toRow({ name, kind, team, title, port, addresses, plain }: Part): string {
  const fields = [
    `name: '${name}'`,
    `kind: '${kind}'`,
    `team: '${team}'`,
    `title: { uk: '${title.uk}', en: '${title.en}' }`,
    ...(port ? [`port: ${port}`] : []),
    ...(addresses ? [`addresses: [${addresses.map(address => `'${address}'`).join(', ')}]`] : []),
    ...(plain ? ['plain: true'] : []),
  ]
  return `  {\n${fields.map(field => `    ${field},\n`).join('')}  },\n`
}
