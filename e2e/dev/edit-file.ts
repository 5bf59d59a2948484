import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from './copy-project.ts'

/** Replaces a text in a file, as an editor does. Throws when the text is not there: then the story is out of date. */
export async function editFile({ folder }: Project, file: string, before: string, after: string): Promise<void> {
  const place = path.join(folder, file)
  const source = await readFile(place, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} does not hold: ${before}`)
  await writeFile(
    place,
    source.replace(before, () => after),
  )
}
