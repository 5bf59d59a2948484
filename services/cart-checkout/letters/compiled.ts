import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mjml from 'mjml'

const source = path.join(import.meta.dirname, 'letter.mjml')
export const target = path.join(import.meta.dirname, '../src/mails/letter.html')

/** The template as mail programs need it: tables, and every style beside what it is for. */
export async function compiled(): Promise<string> {
  const { html } = await mjml(await readFile(source, 'utf8'), { validationLevel: 'strict' })
  const lines = html.split('\n').map(line => line.trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
