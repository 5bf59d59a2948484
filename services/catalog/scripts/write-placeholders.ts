import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placeholderOf } from '../src/pictures/placeholder.ts'

// node services/catalog/scripts/write-placeholders.ts <folder of pictures> <file to write>
const [folder = '', target = ''] = process.argv.slice(2)
const files = (await readdir(folder)).filter(file => file.endsWith('.webp')).sort()
const placeholders: Record<string, string> = {}
for (const file of files) placeholders[file] = await placeholderOf(path.join(folder, file))
await writeFile(target, `${JSON.stringify(placeholders, null, 2)}\n`)
