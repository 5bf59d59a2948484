import { readFileSync } from 'node:fs'

type Variables = Readonly<Record<string, string>>

const SUFFIX = '_FILE'

/**
 * The variables of an environment, those of `names` also from files: `INTERNAL_KEY_FILE=/run/secrets/internal` stands for
 * `INTERNAL_KEY` with what the file holds, without the line break at its end. What is wrong is told by name, and never with
 * what stands in the file.
 */
export function withFiles(given: Variables, names: readonly string[]): { variables: Variables; problems: string[] } {
  const variables: Record<string, string> = { ...given }
  const problems: string[] = []
  for (const name of names) {
    const file = given[name + SUFFIX]
    // A variable of its own that ends so is no file of another.
    if (file === undefined || names.includes(name + SUFFIX)) continue
    if (given[name] !== undefined) problems.push(`${name}: is there twice, by itself and by ${name}${SUFFIX}`)
    const text = readText(file)
    if (text === null) problems.push(`${name}${SUFFIX}: ${file} cannot be read`)
    else if (text !== '') variables[name] = text
  }
  return { variables, problems }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
