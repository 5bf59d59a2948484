import { writeFile } from 'node:fs/promises'
import { compileLetter, letterFiles } from './compile-letter.ts'

// npm run letters -w services/account. The service sends what is compiled: mjml and the eighty packages behind it stay out
// of production.
const { source, target } = letterFiles(process.cwd())
await writeFile(target, await compileLetter(source))
