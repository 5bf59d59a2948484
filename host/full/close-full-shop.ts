import closeShop from '../e2e/close-shop.ts'
import { album } from './album.ts'

export default async function closeFullShop(): Promise<void> {
  await closeShop()
  process.stdout.write(`\nAll screens, to be looked at: ${album}\n`)
}
