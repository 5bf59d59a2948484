/** What a cache may do with one class of addresses. */
export type Keeping = { caching: string; vary: string; kept: string }

/**
 * The table of docs/operation.md under "TLS and CDN", by the addresses that begin its rows; without the signs of Markdown.
 * @throws Error when it is not there.
 */
export function keepingTable(text: string): Record<string, Keeping> {
  const [, section = ''] = text.split(/^#+ TLS and CDN$/m)
  const rows = [...section.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | ').map(cell => cell.replaceAll('`', '').trim()))
    .filter(cells => cells.length === 5)
  const [head, , ...body] = rows
  if (head?.[1] !== 'Cache-Control') throw new Error('docs/operation.md has no table under "TLS and CDN"')
  return Object.fromEntries(
    body.map(([what = '', caching = '', vary = '', kept = '']) => [what, { caching, vary, kept }]),
  )
}
