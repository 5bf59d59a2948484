/** Marks, in any file that knows comments with `#` or `<!-- -->`, the lines that follow from the table of parts. */
const marker = (name: string) => new RegExp(String.raw`^([ \t]*)(?:#|<!--) parts: ${name}(?: -->)?$`)

/**
 * A text whose block of this name holds these lines, indented like its marker; an unchanged text if it holds them already.
 * @throws Error that names the marker which is missing or there twice.
 */
export function withBlock(text: string, name: string, lines: readonly string[]): string {
  const all = text.split('\n')
  const [begin, ...others] = all.flatMap((line, index) => (marker(name).test(line) ? [index] : []))
  if (begin === undefined) throw new Error(`has no line "# parts: ${name}"`)
  if (others.length > 0) throw new Error(`has two lines "# parts: ${name}"`)
  const end = all.findIndex((line, index) => index > begin && marker('end').test(line))
  if (end < 0 || all.slice(begin + 1, end).some(line => marker('.+').test(line)))
    throw new Error(`has no line "# parts: end" after "# parts: ${name}"`)
  const [, indent = ''] = marker(name).exec(all[begin] ?? '') ?? []
  const written = lines.map(line => (line === '' ? line : `${indent}${line}`))
  return [...all.slice(0, begin + 1), ...written, ...all.slice(end)].join('\n')
}
