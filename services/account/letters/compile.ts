import { writeFile } from 'node:fs/promises'
import { compiled, target } from './compiled.ts'

// The service sends what is compiled: mjml and the eighty packages behind it stay out of production.
await writeFile(target, await compiled())
