import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import { placeholderOf } from '../src/pictures/placeholder.ts'

// Run it after a picture of the demonstration was added or drawn anew: node services/catalog/scripts/demo-placeholders.ts
const target = path.join(picturesFolder, '..', 'src', 'placeholders.json')
const files = (await readdir(picturesFolder)).filter(file => file.endsWith('.webp')).sort()
const placeholders: Record<string, string> = {}
for (const file of files) placeholders[file] = await placeholderOf(path.join(picturesFolder, file))
await writeFile(target, `${JSON.stringify(placeholders, null, 2)}\n`)
