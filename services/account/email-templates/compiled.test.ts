import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compileEmail, emailFiles } from '../../../shared/tooling/src/email-templates/compile-email.ts'

const { source, target } = emailFiles(path.join(import.meta.dirname, '..'))

test('the template in use is the one compiled from email.mjml (npm run email-templates -w services/account)', async () => {
  expect(await readFile(target, 'utf8')).toBe(await compileEmail(source))
})

test('an email loads nothing from elsewhere: no fonts, no scripts, no tracking pictures', async () => {
  const html = await readFile(target, 'utf8')

  expect(html).not.toMatch(/<script|googleapis|@import|<link/)
  expect(html).not.toContain('<img')
})
