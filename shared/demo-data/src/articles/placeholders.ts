import made from './placeholders.json' with { type: 'json' }

// Written by services/catalog/scripts/write-placeholders.ts; the README has the command.
const placeholders: Partial<Record<string, string>> = made

/** The tiny picture, a `data:` address, that stands in for a file of the `pictures` folder until it has come. */
export function placeholderOf(file: string): string {
  const found = placeholders[file]
  if (!found) throw new Error(`No placeholder was made for ${file}`)
  return found
}
