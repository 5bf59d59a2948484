import { readFile } from 'node:fs/promises'
import mjml from 'mjml'

/** A template as mail programs need it: tables, and every style beside what it is for. */
export async function compileLetter(source: string): Promise<string> {
  const { html } = await mjml(await readFile(source, 'utf8'), { validationLevel: 'strict' })
  const lines = html.split('\n').map(line => line.trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
