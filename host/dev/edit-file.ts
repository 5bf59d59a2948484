import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from './copy-project.ts'

/** As somebody does who saves a file in an editor. Throws when the words are not in it: then the story is out of date. */
export async function editFile({ folder }: Project, file: string, words: string, others: string): Promise<void> {
  const place = path.join(folder, file)
  const source = await readFile(place, 'utf8')
  if (!source.includes(words)) throw new Error(`${file} does not say: ${words}`)
  await writeFile(
    place,
    source.replace(words, () => others),
  )
}
