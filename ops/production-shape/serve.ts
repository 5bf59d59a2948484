import { startProductionShape } from './start-shape.ts'

// node ops/production-shape/serve.ts: the shop of this folder, as it is built, behind its nginx until it is ended.
const shape = await startProductionShape()
process.stdout.write(`behind nginx: ${shape.url}\n`)
process.once('SIGTERM', () => void shape.stop())
process.once('SIGINT', () => void shape.stop())
