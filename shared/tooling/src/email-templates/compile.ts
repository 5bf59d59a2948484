import { writeFile } from 'node:fs/promises'
import { compileEmail, emailFiles } from './compile-email.ts'

// npm run email-templates -w services/account. The service sends what is compiled: mjml and the eighty packages behind it stay out
// of production.
const { source, target } = emailFiles(process.cwd())
await writeFile(target, await compileEmail(source))
