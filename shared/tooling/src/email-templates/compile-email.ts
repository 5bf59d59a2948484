import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mjml from 'mjml'

// What every email of the shop has: email templates include it by its path.
const FRAME = path.join(import.meta.dirname, 'frame')

/** Where a service has its email template, and where what it sends is compiled to. */
export function emailFiles(service: string): { source: string; target: string } {
  return {
    source: path.join(service, 'email-templates/email.mjml'),
    target: path.join(service, 'src/emails/email.html'),
  }
}

/** A template as mail programs need it: tables, and every style beside what it is for. */
export async function compileEmail(source: string): Promise<string> {
  const { html } = await mjml(await readFile(source, 'utf8'), {
    validationLevel: 'strict',
    filePath: source,
    ignoreIncludes: false,
    includePath: FRAME,
  })
  const lines = html.split('\n').map(line => line.trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
