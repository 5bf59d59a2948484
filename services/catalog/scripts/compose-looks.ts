import path from 'node:path'
import { composeLook } from '../src/pictures/compose-look.ts'

// node services/catalog/scripts/compose-looks.ts <folder of pictures> <picture to write> <picture of a garment> <picture of another> …
const [folder = '', look = '', ...garments] = process.argv.slice(2)
const made = await composeLook(
  garments.map(file => ({ picture: path.join(folder, file) })),
  path.join(folder, look),
)
if ('refusal' in made) throw new Error(made.refusal)
