import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, pascalCase } from '../parts/cases.ts'
import type { NewPart } from './table-rows.ts'

/** As they will lie in the repository, each with `.txt` behind its name, so that no tool takes them for sources. */
const templates = path.join(import.meta.dirname, 'template')

/** Writes the files of a new part below `root`, and names them. */
export function writeTemplates(root: string, part: NewPart): string[] {
  const folders = ['remote', part.hasService ? 'with-service' : 'without-service']
  return folders
    .flatMap(folder =>
      globSync('**/*.txt', { cwd: path.join(templates, folder) }).map(file => {
        const text = readFileSync(path.join(templates, folder, file), 'utf8')
        const made = fillTemplate(
          file
            .split(path.sep)
            .join('/')
            .replace(/\.txt$/, ''),
          part,
        )
        const place = path.join(root, made)
        mkdirSync(path.dirname(place), { recursive: true })
        writeFileSync(place, fillTemplate(text, part), { flag: 'wx' })
        return made
      }),
    )
    .toSorted()
}

/** A text of a template, the words between % replaced. */
export function fillTemplate(text: string, { name, title }: NewPart): string {
  const words: Record<string, string> = {
    name,
    Name: pascalCase(name),
    camel: camelCase(name),
    titleUk: title.uk,
    titleEn: title.en,
  }
  return text.replaceAll(/%(\w+)%/g, (whole, word: string) => words[word] ?? whole)
}
